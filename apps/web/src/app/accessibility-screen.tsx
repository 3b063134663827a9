import { Card, Page, PageHeader, TextLink } from "@palier/ui";
import { paths } from "#navigation/paths.ts";
import { accessibilityTexts as texts } from "./accessibility.texts.ts";

/** Required by law; each criterion's result: ACCESSIBILITE.md. */
export function AccessibilityScreen() {
  return (
    <Page>
      <PageHeader title={texts.title} />
      {texts.sections.map(({ title, paragraphs, points }) => (
        <Card key={title} title={title}>
          <div className="statement">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points === undefined ? null : (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </div>
        </Card>
      ))}
      {/* A scroll area needs something focusable. */}
      <p>
        <TextLink href={paths.home}>{texts.back}</TextLink>
      </p>
    </Page>
  );
}
