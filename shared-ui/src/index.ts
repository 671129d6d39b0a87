export { announce, LiveRegions, type Politeness } from "./announce/announce";
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  LinkButton,
  type LinkButtonProps,
} from "./button/button";
export { Dialog, type DialogProps } from "./dialog/dialog";
export { Control, type ControlProps, Field, FieldError, type FieldProps, type FieldText } from "./field/field";
export { focusFirstInvalid } from "./field/focus-first-invalid";
export { IconButton, type IconButtonProps } from "./icon-button/icon-button";
export { Logo, type LogoProps, Mark } from "./logo/logo";
export { Spinner } from "./spinner/spinner";
export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from "./text-field/text-field";
export { VisuallyHidden } from "./visually-hidden/visually-hidden";
