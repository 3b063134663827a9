import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useState } from "react";
import { Button, buttonClass } from "../basics/button.tsx";
import { classNames } from "../class-names.ts";
import { LinkIcon } from "../icons.ts";
import { Popover } from "../overlay/overlays.tsx";
import { Field } from "./field.tsx";
import { controlTexts } from "./form-controls.texts.ts";
import { linkAddress } from "./rich-text/link-address.ts";
import { TextInput } from "./text-input.tsx";

interface RichTextLinkProps {
  readonly editor: Editor;
  readonly locked: boolean;
  readonly isStop: boolean;
  readonly onUse: () => void;
}

const texts = controlTexts.richText;

export function RichTextLink({ editor, locked, isStop, onUse }: RichTextLinkProps) {
  const link = useLinkWindow(editor);
  return (
    <Popover
      open={link.open}
      onOpenChange={(next) => {
        onUse();
        link.toggle(next && !locked);
      }}
      label={texts.link}
      trigger={
        <button
          type="button"
          tabIndex={isStop ? 0 : -1}
          aria-label={texts.link}
          aria-disabled={locked || undefined}
          aria-pressed={editor.isActive("link")}
          className={classNames(buttonClass({ variant: "ghost", size: "small" }), "ui-button--square")}
        >
          <LinkIcon aria-hidden size={16} className="ui-button__icon" />
        </button>
      }
    >
      <div className="ui-richtext__link">
        <Field label={texts.linkAddress} error={link.isWrong ? texts.linkWrong : undefined}>
          <TextInput
            value={link.address}
            onValueChange={link.setAddress}
            onKeyDown={onEnter(link.apply)}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Button size="small" variant="primary" onClick={link.apply}>
          {texts.linkApply}
        </Button>
        {editor.isActive("link") ? (
          <Button size="small" onClick={link.remove}>
            {texts.linkRemove}
          </Button>
        ) : null}
      </div>
    </Popover>
  );
}

function useLinkWindow(editor: Editor) {
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState("");
  const [isWrong, setWrong] = useState(false);
  return {
    open,
    toggle: (next: boolean): void => {
      setWrong(false);
      if (next) setAddress(String(editor.getAttributes("link").href ?? ""));
      setOpen(next);
    },
    address,
    setAddress,
    isWrong,
    apply: (): void => {
      const href = linkAddress(address);
      if (href === undefined) {
        setWrong(true);
        return;
      }
      setOpen(false);
      const chain = editor.chain().focus().extendMarkRange("link");
      if (editor.state.selection.empty && !editor.isActive("link"))
        chain
          .insertContent({ type: "text", text: address.trim(), marks: [{ type: "link", attrs: { href } }] })
          .run();
      else chain.setLink({ href }).run();
    },
    remove: (): void => {
      setOpen(false);
      editor.chain().focus().extendMarkRange("link").unsetLink().run();
    },
  };
}

/** A nested form would submit the record's. */
const onEnter =
  (apply: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    apply();
  };
