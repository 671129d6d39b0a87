import { MESSAGES } from "./messages";

/** As the specification quotes them, in its order: to the letter, with and without a full stop. */
const QUOTED: readonly (readonly [keyof typeof MESSAGES, string])[] = [
  ["incorrectPin", "Incorrect PIN. Please try again."],
  ["suspended", "Your account is suspended. Please contact support."],
  ["suspendedBanner", "Your account has been suspended. Please contact support."],
  ["fillAllFields", "Please fill all the fields"],
  ["meetPasswordRules", "Please meet all password requirements."],
  ["enterIdentifier", "Please enter your email or banking ID"],
  ["enterPassword", "Please enter your password"],
  ["enterOtp", "Please enter a valid 6-digit OTP"],
  ["pinDigits", "PIN must be 4 digits."],
  ["transferRequired", "Please fill all required fields."],
  ["transferBank", "Please provide the bank name and routing number for other bank transfers."],
  ["transferSwift", "SWIFT code is required for international transfers."],
  ["transferSwiftLength", "SWIFT code must be 8 or 11 characters long."],
  ["transferAmount", "Amount must be greater than 0."],
  ["selectAccount", "Please select an account."],
  ["historyRequired", "Amount and months are required."],
  ["fillAllResetFields", "Please fill all the fields."],
  ["accountCreated", "Account successfully created"],
  ["otpSent", "OTP sent successfully to your registered email"],
  ["otpResent", "New OTP sent successfully to your registered email"],
  ["loginSuccessful", "Login successful"],
  ["pinSaved", "PIN saved successfully."],
  ["pinSet", "PIN set successfully."],
  ["passwordVerified", "Password verified. Proceed to set your PIN."],
  ["adminAccountCreated", "Account created successfully"],
  ["currencyChanged", "Currency changed to {name}"],
  ["loggingOut", "Logging out..."],
  ["logoutSuccessful", "Logout successful!"],
  ["otpFailed", "Failed to send OTP"],
  ["otpResendFailed", "Failed to resend OTP"],
  ["loginFailed", "Login failed"],
  ["logoutFailed", "Logout failed. Please try again."],
  ["profileFailed", "Failed to fetch user"],
  ["errorOccurred", "An error occurred"],
  ["usersFailed", "Error retrieving users"],
  ["userFailed", "Error fetching user data"],
  ["historyFailed", "Error generating transactions."],
  ["setPinFailed", "Error setting PIN."],
  ["invalidPassword", "Invalid password."],
];

it.each(QUOTED)("%s is what the specification quotes", (key, quoted) => {
  expect(MESSAGES[key]).toBe(quoted);
});
