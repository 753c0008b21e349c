// The map: moved by finger, mouse and keys, larger and smaller by pinch, wheel and keys. A tap names a place.

const MOST = 6;

export class Stage {
  // `tapped` is told of a tap, `dragged` of a finger that goes over the map: it returns whether that moves no map.
  constructor(stage, board, {tapped, dragged}) {
    Object.assign(this, {stage, board, tapped, dragged, scale: 1, x: 0, y: 0, width: 1, height: 1, fingers: new Map(), moved: 0});
    stage.addEventListener("pointerdown", (event) => this.down(event));
    stage.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel"]) stage.addEventListener(name, (event) => this.up(event));
    stage.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, event.clientX, event.clientY);
    }, {passive: false});
    stage.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.draw()).observe(stage);
  }

  // Large enough to fill the width, where that shows more of it than the whole map does.
  get wide() {
    if (this.stage.clientWidth > 700) return 1;
    return Math.max(1, this.stage.clientWidth / this.width / this.fit);
  }

  get fit() {
    return Math.min(this.stage.clientWidth / this.width, this.stage.clientHeight / this.height) || 1;
  }

  show(width, height) {
    const same = width === this.width && height === this.height;
    Object.assign(this, {width, height});
    this.stage.style.setProperty("--ratio", height / width);
    if (!same) Object.assign(this, {scale: Math.min(this.wide, 1.6), x: 0, y: 1e6});
    this.draw();
  }

  whole() {
    Object.assign(this, this.scale === 1 ? {scale: Math.min(this.wide, 1.6), x: 0, y: 1e6} : {scale: 1, x: 0, y: 0});
    this.draw();
  }

  draw() {
    const size = this.fit * this.scale;
    const room = (drawn, seen) => Math.max(0, (drawn * size - seen) / 2);
    const [wide, high] = [room(this.width, this.stage.clientWidth), room(this.height, this.stage.clientHeight)];
    this.x = Math.max(-wide, Math.min(wide, this.x));
    this.y = Math.max(-high, Math.min(high, this.y));
    const left = (this.stage.clientWidth - this.width * size) / 2 + this.x;
    const top = (this.stage.clientHeight - this.height * size) / 2 + this.y;
    this.board.style.transform = `translate(${left}px, ${top}px) scale(${size})`;
  }

  zoom(factor, x, y) {
    const box = this.stage.getBoundingClientRect();
    const before = this.scale;
    this.scale = Math.max(1, Math.min(MOST, this.scale * factor));
    const real = this.scale / before;
    const [dx, dy] = [(x ?? box.left + box.width / 2) - box.left - box.width / 2, (y ?? box.top + box.height / 2) - box.top - box.height / 2];
    this.x = dx - (dx - this.x) * real;
    this.y = dy - (dy - this.y) * real;
    this.draw();
  }

  down(event) {
    this.stage.setPointerCapture(event.pointerId);
    if (!this.fingers.size) this.moved = 0;
    this.fingers.set(event.pointerId, event);
  }

  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const others = [...this.fingers.values()].filter((finger) => finger.pointerId !== event.pointerId);
    if (others.length) {
      const far = (finger) => Math.hypot(finger.clientX - others[0].clientX, finger.clientY - others[0].clientY) || 1;
      this.zoom(far(event) / far(before), (event.clientX + others[0].clientX) / 2, (event.clientY + others[0].clientY) / 2);
      this.moved = 99;
    } else if (this.dragged(...this.point(event), event)) {
      this.moved = 99;
    } else {
      this.x += event.clientX - before.clientX;
      this.y += event.clientY - before.clientY;
      this.moved += Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
      this.draw();
    }
    this.fingers.set(event.pointerId, event);
  }

  up(event) {
    const known = this.fingers.delete(event.pointerId);
    if (!known || event.type !== "pointerup" || this.fingers.size || this.moved > 8) return;
    this.tapped(...this.point(event), event);
  }

  // Where on the map an event is, in its pixels.
  point(event) {
    const box = this.board.getBoundingClientRect();
    return [(event.clientX - box.left) / box.width * this.width, (event.clientY - box.top) / box.height * this.height];
  }

  key(event) {
    const step = {ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60]}[event.key];
    if (step) {
      this.x += step[0];
      this.y += step[1];
      this.draw();
    } else if (event.key === "+" || event.key === "=") this.zoom(1.3);
    else if (event.key === "-") this.zoom(1 / 1.3);
    else if (event.key === "0") this.whole();
    else return;
    event.preventDefault();
  }
}

// Whether a point lies within a polygon.
export function within(corners, x, y) {
  let inside = false;
  corners.forEach(([ax, ay], at) => {
    const [bx, by] = corners[(at + corners.length - 1) % corners.length];
    if ((ay > y) !== (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

export function area(corners) {
  return Math.abs(corners.reduce((sum, [x, y], at) => {
    const [nx, ny] = corners[(at + 1) % corners.length];
    return sum + x * ny - nx * y;
  }, 0)) / 2;
}
