import type { Editor } from "@tiptap/core";
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Underline,
  Undo2,
} from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { IconButton } from "../basics/icon-button.tsx";
import { controlTexts } from "./form-controls.texts.ts";
import { RichTextLink } from "./rich-text-link.tsx";

interface Tool {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly run: (editor: Editor) => void;
  readonly isOn?: (editor: Editor) => boolean;
}

const texts = controlTexts.richText;
const tools: readonly Tool[] = [
  {
    label: texts.bold,
    icon: Bold,
    run: (e) => e.chain().focus().toggleBold().run(),
    isOn: (e) => e.isActive("bold"),
  },
  {
    label: texts.italic,
    icon: Italic,
    run: (e) => e.chain().focus().toggleItalic().run(),
    isOn: (e) => e.isActive("italic"),
  },
  {
    label: texts.underline,
    icon: Underline,
    run: (e) => e.chain().focus().toggleUnderline().run(),
    isOn: (e) => e.isActive("underline"),
  },
  {
    label: texts.heading,
    icon: Heading2,
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (e) => e.isActive("heading", { level: 2 }),
  },
  {
    label: texts.subheading,
    icon: Heading3,
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (e) => e.isActive("heading", { level: 3 }),
  },
  {
    label: texts.bullets,
    icon: List,
    run: (e) => e.chain().focus().toggleBulletList().run(),
    isOn: (e) => e.isActive("bulletList"),
  },
  {
    label: texts.numbers,
    icon: ListOrdered,
    run: (e) => e.chain().focus().toggleOrderedList().run(),
    isOn: (e) => e.isActive("orderedList"),
  },
  {
    label: texts.quote,
    icon: Quote,
    run: (e) => e.chain().focus().toggleBlockquote().run(),
    isOn: (e) => e.isActive("blockquote"),
  },
  { label: texts.undo, icon: Undo2, run: (e) => e.chain().focus().undo().run() },
  { label: texts.redo, icon: Redo2, run: (e) => e.chain().focus().redo().run() },
];

/** One tab stop; arrows, Home and End move inside (ARIA toolbar pattern). */
export function RichTextToolbar({ editor, locked }: { readonly editor: Editor; readonly locked: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);

  function move(event: KeyboardEvent): void {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const at = buttons.findIndex((button) => button.matches(":focus"));
    const last = buttons.length - 1;
    const steps: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (at === -1 || next === undefined) return;
    event.preventDefault();
    setStop(next);
    buttons[next]?.focus();
  }

  return (
    <div ref={bar} role="toolbar" aria-label={texts.toolbar} className="ui-richtext__bar" onKeyDown={move}>
      {tools.map((tool, index) => (
        <IconButton
          key={tool.label}
          icon={tool.icon}
          label={tool.label}
          size="small"
          tabIndex={stop === index ? 0 : -1}
          aria-disabled={locked || undefined}
          aria-pressed={tool.isOn?.(editor)}
          onClick={() => {
            setStop(index);
            if (!locked) tool.run(editor);
          }}
        />
      ))}
      <RichTextLink
        editor={editor}
        locked={locked}
        isStop={stop === tools.length}
        onUse={() => setStop(tools.length)}
      />
    </div>
  );
}
