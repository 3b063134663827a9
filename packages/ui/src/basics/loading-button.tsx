import type { MouseEvent } from "react";
import { classNames } from "../class-names.ts";
import { texts } from "../texts.ts";
import type { ButtonProps } from "./button.tsx";
import { ButtonContent, buttonClass } from "./button.tsx";
import { Spinner } from "./spinner.tsx";
import { usePendingPress } from "./use-pending-press.ts";

export interface LoadingButtonProps extends Omit<ButtonProps, "onClick"> {
  /** Spins until it settles, at most 2000 ms. The caller shows rejections. */
  onPress: () => unknown;
  /** Called first; `false` cancels (required fields, S08). */
  check?: (() => boolean) | undefined;
}

/**
 * Class `btn-loading` (§5, §9, S08). With `type="submit"` it also handles Enter in a field, and prevents the
 * form's own submission. Stays focusable.
 * @example <LoadingButton onPress={() => save(values)}>Enregistrer</LoadingButton>
 */
export function LoadingButton(props: LoadingButtonProps) {
  const { onPress, check, variant = "primary", size, icon, iconEnd, className, children, ...rest } = props;
  const { press, spinning, pending } = usePendingPress(onPress, check);

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    void press();
  }

  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        buttonClass({ variant, size }),
        "btn-loading",
        spinning && "ui-button--spinning",
        className,
      )}
      aria-disabled={pending || rest["aria-disabled"]}
      aria-busy={pending}
      onClick={handleClick}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
      {spinning ? <Spinner className="ui-button__spinner" label={texts.pending} /> : null}
    </button>
  );
}
