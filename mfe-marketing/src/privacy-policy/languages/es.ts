import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  title: "Política de privacidad",
  description: "Qué sabe {bank} de usted, por qué, durante cuánto tiempo, quién más lo ve y qué puede pedirnos.",
  heading: "Política de privacidad",
  lead: "Guardamos lo que un banco necesita para cuidar su dinero, y nada más. Esta página dice qué es.",
  part1: "Quién es responsable",
  part1Text:
    "{bank} decide cómo se usan sus datos y responde de ello. Esta política abarca el sitio público, la banca en línea y los mensajes que intercambia con nosotros. Para cualquier asunto sobre sus datos, escríbanos por la página de contacto.",
  part2: "Qué guardamos",
  part2Text:
    "Su perfil: nombre y apellidos, correo electrónico, ID bancario, el idioma de su último inicio de sesión y, si los da, dirección y código postal. Sus cuentas, tarjetas y movimientos, con importes, horas, referencias, conceptos y la cuenta del otro lado. Sus mensajes. Un registro de sucesos de seguridad, como accesos y cambios de contraseña o PIN, con la dirección de red de la que vino cada uno. Los tipos de navegador con los que ha entrado, en una forma alterada, para poder avisarle de uno nuevo.",
  part3: "Qué no podemos leer",
  part3Text:
    "Su contraseña y su PIN se guardan solo en una forma alterada que podemos comprobar pero no volver a leer. Los códigos de un solo uso se usan una vez y dejan de valer. Los números de tarjeta y los códigos de seguridad se guardan cifrados y se muestran solo a usted, cuando los pide.",
  part4: "Para qué los usamos",
  part4Text:
    "Para llevar sus cuentas y cumplir sus órdenes. Para confirmar que es usted. Para advertir y detener el fraude. Para responder a sus mensajes. Para llevar los registros que la ley exige a los bancos. No usamos sus movimientos para venderle nada y nadie nos paga por sus datos.",
  part5: "Quién más los ve",
  part5Text:
    "El banco que recibe su transferencia ve lo que necesita para abonarla: su nombre, su cuenta, el importe y el concepto. Las autoridades reciben datos cuando la ley nos obliga a darlos. Las empresas que gestionan ordenadores o entregan correo por nosotros trabajan según nuestras instrucciones y no pueden usar sus datos para sí.",
  part6: "Cookies y almacenamiento",
  part6Text:
    "Una cookie recuerda el idioma que eligió y otra el tema, cada una durante un año. Cuando probamos una versión nueva de una página, una tercera le mantiene en la misma versión, durante un año como máximo: contiene un número al azar y nada sobre usted. El almacenamiento de su navegador guarda su tema, su moneda de visualización, si desactivó los atajos de una sola tecla y, mientras tiene la sesión abierta, la llave de esta y la hora de su última acción. Como máximo hasta que se cierra la pestaña, guarda también la página para la que se le pidió iniciar sesión, un identificador de la última persona que tuvo la sesión abierta, el número de una transferencia o de un pedido de tarjeta cuyo resultado aún no se conoce, con los identificadores de las tarjetas que había, y, mientras inicia sesión o restablece una contraseña, el correo o el ID bancario que escribió. No ponemos cookies de publicidad ni de seguimiento, y en nuestras páginas no se ejecuta ningún programa de otra empresa.",
  part7: "Cuánto tiempo los guardamos",
  part7Text:
    "Perfil y ajustes: mientras sea cliente. Movimientos y los registros que los respaldan: mientras la ley lo exija, también después de cerrar una cuenta. Mensajes: hasta resolver su pregunta y un tiempo razonable después. Si se elimina su perfil, se borran su nombre y su dirección; los importes de nuestros libros y el registro de sucesos de seguridad con sus direcciones de red permanecen, sin su nombre.",
  part8: "Cómo los protegemos",
  part8Text:
    "Para entrar hacen falta una contraseña y un código de un solo uso. Las órdenes que mueven dinero piden su PIN. Una sesión termina sola cuando usted no está. El personal ve lo que su tarea necesita y queda registrado cada acceso que cambia algo de su perfil. Si un incidente le pone en riesgo, le decimos qué ha pasado y qué hacer.",
  part9: "Qué puede pedir",
  part9Text:
    "Ver los datos que tenemos de usted, en un formato que pueda llevarse. Corregir lo que esté mal. Borrar lo que no estemos obligados a guardar. Oponerse a un uso o hacer que una persona revise una decisión sobre usted. Escriba por la página de contacto; respondemos en el plazo de un mes. También puede reclamar ante la autoridad de protección de datos del lugar donde vive.",
  part10: "Cambios",
  part10Text:
    "Cuando cambia esta política, cambia la fecha de arriba. Si el cambio le importa, se lo decimos por correo antes de que se aplique.",
} satisfies Catalogue<typeof english>;
