import { Button, Dialog, EyeIcon, SafeHtml } from "@palier/ui";
import { useState } from "react";
import { newsTexts } from "./news.texts.ts";
import "./news-preview.css";

interface NewsPreviewProps {
  readonly title: unknown;
  readonly body: unknown;
}

const texts = newsTexts.preview;

export function NewsPreview({ title, body }: NewsPreviewProps) {
  const [open, setOpen] = useState(false);
  const heading = textOf(title) === "" ? texts.untitled : textOf(title);
  return (
    <>
      <Button icon={EyeIcon} className="news-preview__open" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={texts.title}>
        <article className="news-preview">
          <h3 className="news-preview__title">{heading}</h3>
          {textOf(body) === "" ? <p>{texts.empty}</p> : <SafeHtml html={textOf(body)} />}
        </article>
      </Dialog>
    </>
  );
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
