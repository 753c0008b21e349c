# Lo que el bot dice de Discord: canales, permisos, archivos que llegan, y lo que sale mal.

unknown-control = Ya no conozco ese botón. Así están las cosas ahora.
unknown-button = Ya no conozco ese botón.
unnamed-member = Alguien
only-manager = Eso solo puede hacerlo quien gestiona este servidor.
only-owner = Eso solo puede hacerlo quien es dueño o administrador de este servidor.

# $what: "film", "export", "file" o "picture".
taken-enough =
    Basta por ahora: por persona hay como mucho { $what ->
        [film] { $most } películas
        [export] { $most } archivos míos
        [file] { $most } archivos leídos
       *[picture] { $most } mapas
    } en { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }. Prueba otra vez en { $wait ->
        [one] un minuto
       *[other] { $wait } minutos
    }.
shut-out-member = Quien mantiene este bot te ha cerrado la puerta. `/privacy` todavía muestra y borra lo que guardo de ti.
shut-out-server = Quien mantiene este bot ha cerrado la puerta a este servidor.

## Canales y permisos, como los llama Discord.

permission-view_channel = Ver canal
permission-send_messages = Enviar mensajes
permission-send_messages_in_threads = Enviar mensajes en hilos
permission-attach_files = Adjuntar archivos
permission-create_public_threads = Crear hilos públicos
permission-read_message_history = Leer el historial de mensajes
no-place-yet = sin sitio todavía
not-in-others-messages =
    Aquí puedo responder preguntas, pero entre los mensajes directos de otras personas no puede haber una mesa. En un mensaje directo conmigo sí, o en un servidor al que me hayan invitado.
not-in-this-server =
    Aquí puedo responder preguntas, pero no estoy en este servidor y no puede haber una mesa. En un mensaje directo conmigo sí, o en un servidor al que me hayan invitado.
thread-is-locked =
    Este hilo está bloqueado, así que aquí no puedo escribir. Quien gestiona los hilos puede desbloquearlo. No ha cambiado nada.
cannot-post-here = No puedo escribir en este canal: necesito { $permissions }. No ha cambiado nada.
channel-is-gone = El canal de esa mesa ya no existe, o no lo veo. En otro puede seguir.
cannot-post-there = No puedo escribir en { $place }: allí necesito { $permissions }. No ha cambiado nada.
that-thread-is-locked = No puedo escribir en { $place }: ese hilo está bloqueado. No ha cambiado nada.

## Qué juegos se pueden abrir y dónde.

game-not-in-server = { $game } no se puede abrir en este servidor; sí { $games }.
not-in-this-channel = En este canal no se puede abrir ningún juego. Ábrelo en { LIST($channels, type: "or") }.
channels-are-gone = Los juegos solo se pueden abrir en canales que ya no existen.
open-other-channels = { channels-are-gone } { $manager ->
        [yes] `/keeper settings` permite otros.
       *[no] Quien gestiona este servidor puede permitir otros con `/keeper settings`.
    }

## Archivos.

file-does-not-arrive = Ese archivo no ha llegado. Envíalo otra vez en un momento.
file-not-fetched = No he podido recoger ese archivo. Prueba otra vez en un momento.

## Quién mantiene el bot, y cómo llega a otro servidor.

about = -# Delvekeeper { $version }. Lo que se guarda de ti: `/privacy policy`. En otro servidor: `/invite`.
    .contact = -# Me mantiene { $contact }.
    .support = -# Preguntas: <{ $support }>
button-invite = Añadirme a un servidor
invite = Voy a cualquier servidor que gestiones. El enlace pide { $permissions }, y nunca Administrador.
invite-none = Me quedo en los servidores en que estoy. Quien quiera puede poner en marcha una copia mía: soy software libre.
invite-small = -# [Juega a esto en tu propio servidor](<{ $link }>)

## Lo que sale mal.

done = Hecho.
panel-is-over = Esto ya pasó. `/status` muestra cómo están las cosas.
commands-have-changed = Mis comandos acaban de cambiar. Prueba otra vez en un minuto.
moved-command = `/{ $old }` es ahora `/{ $new }`.
not-taken-by-command = «{ $value }» no es un valor para este comando.
cut-off = Discord me ha cortado a media frase. `/status` muestra cómo están las cosas.
broke-on-my-side = Algo se ha roto por mi lado. No se ha perdido nada; prueba otra vez en un momento.
    .note = -# nota { $note } para quien mantiene el bot
you-wrote = Has escrito:
several-ways-fit = Hay { $count } opciones: escríbela en { $options } o elígela aquí.
which-one = Elige una
