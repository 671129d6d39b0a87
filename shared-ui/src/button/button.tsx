import type { ComponentProps, ComponentType, ElementType, MouseEvent, ReactNode } from "react";
import styled, { css } from "styled-components";
import { Spinner } from "../spinner/spinner";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "wall" | "wall-ghost";
export type ButtonSize = "s" | "m" | "l";

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills the width it is given. */
  wide?: boolean;
  /** Leads a verb. */
  icon?: ReactNode;
  /** An arrow, for "go to next" alone. */
  trailingIcon?: ReactNode;
}

const look = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 48px;
  padding: 8px 20px;
  border: 1px solid transparent;
  border-radius: 6px;
  --pointed: var(--accent-hover);
  --pressed: var(--accent-pressed);
  background: var(--accent);
  color: var(--accent-contrast);
  font: 600 1rem/1.25 var(--font-ui);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color var(--fast), box-shadow var(--fast), transform var(--fast);
  @media (prefers-reduced-motion: reduce) {
    transition-property: background-color, box-shadow;
  }

  &[data-size="s"] {
    min-height: 40px;
    padding: 6px 14px;
    font-size: 0.9375rem;
  }
  &[data-size="s"]::after {
    content: "";
    position: absolute;
    inset: -3px 0;
  }
  &[data-size="l"] {
    min-height: 56px;
    padding: 10px 26px;
    font-size: 1.0625rem;
  }
  &[data-wide] {
    width: 100%;
  }

  &[data-variant="secondary"],
  &[data-variant="quiet"] {
    --pointed: var(--surface-tint);
    --pressed: var(--surface-tint-2);
    background: transparent;
    color: var(--text);
  }
  /* Their frame is a shadow inside the border, and would stand off the button's own edge by as much as that is wide. */
  &:is([data-variant="secondary"], [data-variant="wall-ghost"]) {
    border-width: 0;
  }
  &[data-variant="secondary"] {
    box-shadow: inset 0 0 0 1.5px var(--border-strong);
  }
  &[data-variant="quiet"] {
    padding-inline: 12px;
  }
  &[data-variant="danger"] {
    --pointed: var(--negative-hover);
    --pressed: var(--negative-hover);
    background: var(--negative);
    color: var(--negative-contrast);
  }
  &[data-variant="wall"] {
    --pointed: var(--wall-button-hover);
    --pressed: var(--wall-button-hover);
    background: var(--wall-button);
    color: var(--on-wall-button);
  }
  &[data-variant="wall-ghost"] {
    --pointed: var(--wall-deep);
    --pressed: var(--wall-deep);
    background: transparent;
    color: var(--on-wall);
    box-shadow: inset 0 0 0 1.5px var(--wall-border);
  }
  &[data-variant^="wall"]:focus-visible {
    outline-color: var(--on-wall);
  }

  &:where(:not(:disabled, [aria-busy="true"])) {
    /* What a finger has tapped would look so until it taps something else. */
    @media (hover: hover) {
      &:hover {
        background: var(--pointed);
      }
    }
    &:active {
      background: var(--pressed);
      transform: translateY(1px);
    }
  }
  &:disabled {
    background: var(--disabled);
    color: var(--on-disabled);
    box-shadow: none;
    cursor: not-allowed;
  }
  &[aria-busy="true"] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
    &[data-variant] {
      border-width: 1px;
    }
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
  /* Nobody presses paper, and without its ground the words of most would be white on white. */
  @media print {
    display: none;
  }
`;

const ButtonRoot = styled.button`
  ${look}
`;
const LinkRoot = styled.a`
  ${look}
`;

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Something was started by this button and is not finished. It keeps its width, its words and the focus. */
  busy?: boolean;
}

export function Button({
  variant = "primary",
  size = "m",
  wide,
  icon,
  trailingIcon,
  busy = false,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // aria-disabled and a swallowed click instead of `disabled`: a disabled button drops the focus in the middle of waiting.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <ButtonRoot
      type={type}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
      {...rest}
    >
      {busy ? <Spinner /> : icon}
      {children}
      {!busy && trailingIcon}
    </ButtonRoot>
  );
}

export type LinkButtonProps<C extends ElementType> = ButtonLook & { component?: C; children?: ReactNode } & Omit<
    ComponentProps<C>,
    keyof ButtonLook | "component" | "children"
  >;

/** A link that looks like a button. The router's own link comes in as `component`; without it this is a plain anchor. */
export function LinkButton<C extends ElementType = "a">({
  component,
  variant = "primary",
  size = "m",
  wide,
  icon,
  trailingIcon,
  children,
  ...rest
}: LinkButtonProps<C>) {
  return (
    <LinkRoot
      as={(component ?? "a") as ComponentType}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      {...rest}
    >
      {icon}
      {children}
      {trailingIcon}
    </LinkRoot>
  );
}
