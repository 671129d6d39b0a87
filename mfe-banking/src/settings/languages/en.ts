import { MESSAGES } from "@lintel/contract";

const english = {
  title: "Settings",
  loading: "Loading your settings",
  failed: "We could not load your settings.",

  infoTitle: "Account information",
  name: "Name",
  email: "Email",
  currency: "Current currency",
  accounts: "Number of accounts",
  changePin: "Change PIN",
  changeCurrency: "Change Currency",
  changePassword: "To change your password, log out and reset it at the sign-in page.",

  addressTitle: "Address",
  address: "Address",
  zipCode: "Zip code",
  saveChanges: "Save changes",
  addressUpdated: MESSAGES.addressUpdated,
  undoChanges: "Undo changes",

  displayTitle: "Security and display",
  theme: "Theme",
  themeLight: "Light",
  themeDark: "Dark",
  language: "Language",
  languageHint: "Our emails come in this language from your next sign-in on.",
  shortcuts: "Keyboard shortcuts",
  shortcutsHint: "Single keys, such as “n” for a new transfer. A question mark lists them all.",

  dataTitle: "Your data",
  dataLead: "One JSON file with your profile, accounts, cards and transactions.",
  dataCare:
    "Your account numbers are in it in full; your PIN, your password and whole card numbers are not. Keep the file where only you can open it.",
  dataDownload: "Download your data",
  dataCollecting: "Collecting your data…",
  dataDownloaded: "Downloaded as {name}.",
  dataFailed: "Your data could not be downloaded.",

  resetTitle: "Reset PIN",
  resetLead:
    "First your account password, then the new PIN. A new PIN does not lift a lock: for that, log out and reset your password.",
  backToSettings: "Settings",
  password: "Account password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  capsLock: "Caps Lock is on",
  verify: "Verify password",
  enterPassword: MESSAGES.enterPassword,
  invalidPassword: MESSAGES.invalidPassword,
  passwordVerified: MESSAGES.passwordVerified,
  pinSet: MESSAGES.pinSet,
  pinUncertain:
    "We do not know whether your new PIN is set. If it is, an email tells you so. Try the new PIN, or start again here with your password.",
  goingBack: "Your new PIN is set. Going back…",
} as const;

export default english;
