import type { Catalogue } from "@lintel/portal";
import type english from "./en";

export default {
  invalid_request: "Revise los datos e inténtelo de nuevo.",
  missing_fields: "Rellene todos los campos",
  reset_fields_required: "Rellene todos los campos.",
  identifier_required: "Introduzca su correo o su ID bancario",
  login_password_required: "Introduzca su contraseña",
  invalid_otp: "Introduzca un código válido de 6 cifras",
  weak_password: "Cumpla todas las reglas de la contraseña.",
  invalid_pin: "El PIN debe tener 4 cifras.",
  invalid_amount: "El importe debe ser mayor que 0.",
  account_required: "Elija una cuenta.",
  history_fields_required: "El importe y los meses son obligatorios.",
  transfer_fields_required: "Rellene todos los campos obligatorios.",
  bank_details_required: "Indique el nombre del banco y el número de ruta para una transferencia a otro banco.",
  swift_required: "El código SWIFT es obligatorio en las transferencias internacionales.",
  swift_length: "El código SWIFT debe tener 8 u 11 caracteres.",

  session_required: "Inicie sesión para continuar.",
  invalid_credentials: "Código o contraseña no válidos.",

  forbidden: "No tiene permiso para hacer esto.",
  suspended: "Su cuenta está suspendida. Contacte con Atención al cliente.",
  incorrect_pin: "PIN incorrecto. Inténtelo de nuevo.",
  password_required: "Confirme primero su contraseña.",
  invalid_password: "Contraseña no válida.",

  not_found: "No hemos encontrado lo que buscaba.",
  account_not_found: "Cuenta no encontrada.",
  card_not_found: "Tarjeta no encontrada.",
  user_not_found: "Usuario no encontrado.",
  transaction_not_found: "Movimiento no encontrado.",

  self_action: "No puede hacer esto en su propio perfil.",
  last_admin: "Siempre debe quedar al menos un administrador activo.",
  status_changed: "El estado de este movimiento ha cambiado entretanto. Vuelva a consultarlo.",
  recipient_spent: "El beneficiario ya ha gastado este dinero, así que la transferencia no se puede recuperar.",
  account_closed:
    "La cuenta de la que saldría o a la que iría este dinero está cerrada, y lo que contenía pasó al banco.",

  payload_too_large: "La solicitud es demasiado grande.",
  unsupported_media_type: "Envíe la solicitud como application/json.",

  insufficient_funds: "Saldo insuficiente.",
  recipient_not_found: "No se ha encontrado la cuenta del beneficiario.",
  same_account: "Elija otra cuenta: el dinero no puede ir a la misma cuenta de la que sale.",
  pin_not_set: "Elija primero su PIN.",
  invalid_code: "Código no válido o caducado.",
  key_reused: "Esta solicitud ya se usó para otra cosa. Empiece de nuevo.",
  history_disabled: "El historial generado no está disponible aquí.",

  pin_locked: "Su PIN está bloqueado tras demasiados intentos incorrectos.",

  too_many_requests: "Demasiados intentos. Espere e inténtelo de nuevo.",
  resend_cooldown: "Espere antes de pedir un código nuevo.",

  internal: "Algo ha fallado por nuestra parte. No se ha cambiado nada.",
  unavailable: "El banco está ocupado o reiniciándose. Inténtelo de nuevo en un momento.",

  unreachable: "No hemos podido contactar con el banco. Compruebe su conexión e inténtelo de nuevo.",
  errorOccurred: "Se ha producido un error",
  resetToUnlock: "Cierre sesión y restablezca su contraseña para desbloquearlo.",
  tooMany: "Demasiados intentos.",
  waitMinutes: {
    one: "Inténtelo de nuevo en {count} minuto.",
    other: "Inténtelo de nuevo en {count} minutos.",
  },
} satisfies Catalogue<typeof english>;
