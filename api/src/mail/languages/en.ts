export default {
  hello: "Hello {name},",
  helloWithoutName: "Hello,",
  staffNeverAsk: "{bank} staff never ask for a code, your password or your PIN.",
  signIn: "Sign in",
  newPassword: "Choose a new password",
  contactUs: "Contact us",
  link: "{text}: {address}",
  moment: "{day} at {time} UTC",
  loginCodeSubject: "Your {bank} login code",
  loginCodeUse: "Use this code to finish signing in. It works once, for {minutes} minutes.",
  loginCodeElse:
    "If you did not try to sign in, somebody may have typed your email address or banking ID by mistake. Without your password the code is of no use to them, and you need not do anything.",
  resetCodeSubject: "Your {bank} password reset code",
  resetCodeUse: "Use this code to choose a new password. It works once, for {minutes} minutes.",
  resetCodeElse: "If you did not ask for it, you need not do anything: your password stays as it is.",
  welcomeSubject: "Welcome to {bank}",
  welcomeId:
    "Your online banking profile is ready. Your banking ID is {bankingId}: you can sign in with it or with this email address.",
  welcomeNext: "Next, sign in and choose a four-digit PIN. You will confirm every transfer with it.",
  addressTakenSubject: "Somebody tried to sign up with your email address",
  addressTakenWhat:
    "Somebody tried to open a new {bank} profile with this email address. You already have one, so nothing was changed.",
  addressTakenElse:
    "If it was you, sign in as usual. If you have forgotten your password, you can choose a new one. If it was not you, you need not do anything.",
  passwordSubject: "Your password was changed",
  passwordWhat:
    "The password of your online banking was changed on {moment}. Everybody who was signed in has been signed out.",
  passwordElse: "If it was not you, choose a new password now and tell us at once.",
  pinSetSubject: "Your PIN was set",
  pinSetWhat: "The PIN that confirms your transfers was set on {moment}.",
  pinChangedSubject: "Your PIN was changed",
  pinChangedWhat: "The PIN that confirms your transfers was changed on {moment}.",
  pinElse:
    "If it was not you, choose a new password now, which signs everybody out, and tell us at once. Where you are signed in yourself, log out first.",
  newSignInSubject: "A new sign-in to your online banking",
  newSignInWhat: "Somebody signed in as you on {moment}, from the address {ip}, with {browser}.",
  newSignInBefore: { one: "Before that, 1 attempt had failed.", other: "Before that, {count} attempts had failed." },
  newSignInElse:
    "If it was you, you need not do anything. If not, choose a new password now, which signs everybody out, and tell us at once. Where you are signed in yourself, log out first.",
  browserOn: "{browser} on {system}",
  unknownBrowser: "an unknown browser",
  suspendedSubject: "Your account has been suspended",
  suspendedWhat:
    "Your account has been suspended. You can still sign in and see your accounts and transactions; sending money, cards and changes are blocked.",
  suspendedNext: "Please contact support.",
} as const;
