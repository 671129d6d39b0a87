export { announce, LiveRegions, type Politeness } from "./announce/announce";
export { Avatar } from "./avatar/avatar";
export { Badge, type BadgeProps } from "./badge/badge";
export { Banner, type BannerProps, type BannerTone } from "./banner/banner";
export { Breadcrumb, type BreadcrumbProps, type Crumb } from "./breadcrumb/breadcrumb";
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  LinkButton,
  type LinkButtonProps,
} from "./button/button";
export { Card } from "./card/card";
export { Checkbox, type CheckboxProps } from "./checkbox/checkbox";
export { CodeField, type CodeFieldProps } from "./code-field/code-field";
export { CopyButton, type CopyButtonProps } from "./copy-button/copy-button";
export { Dialog, type DialogProps } from "./dialog/dialog";
export { EmptyState, type EmptyStateProps } from "./empty-state/empty-state";
export { LintelEmpty } from "./empty-state/lintel-empty";
export {
  Control,
  type ControlProps,
  Field,
  FieldError,
  FieldLabel,
  type FieldProps,
  FieldRoot,
  type FieldText,
} from "./field/field";
export { focusFirstInvalid } from "./field/focus-first-invalid";
export { IconButton, type IconButtonProps } from "./icon-button/icon-button";
export { LoadFailed, type LoadFailedProps } from "./load-failed/load-failed";
export { Logo, type LogoProps, Mark } from "./logo/logo";
export { PageHeading, type PageHeadingProps } from "./page-heading/page-heading";
export {
  PasswordChecklist,
  type PasswordChecklistLabels,
  type PasswordChecklistProps,
  type PasswordRule,
} from "./password-checklist/password-checklist";
export { PasswordField, type PasswordFieldLabels, type PasswordFieldProps } from "./password-field/password-field";
export { ProgressBar, type ProgressBarProps } from "./progress-bar/progress-bar";
export {
  type SegmentedOption,
  SegmentedToggle,
  type SegmentedToggleProps,
} from "./segmented-toggle/segmented-toggle";
export { Select, type SelectProps } from "./select/select";
export { LoadingRegion, type LoadingRegionProps, Skeleton, type SkeletonProps } from "./skeleton/skeleton";
export { Spinner } from "./spinner/spinner";
export { StatusChip, type StatusTone } from "./status-chip/status-chip";
export { Switch, type SwitchProps } from "./switch/switch";
export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from "./text-field/text-field";
export { ToastIcon, type ToastTone, ToastViewport } from "./toast/toast-viewport";
export { type TokenName, token } from "./tokens";
export { VisuallyHidden } from "./visually-hidden/visually-hidden";
