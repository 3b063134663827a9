import { Card, Page, PageHeader } from "@palier/ui";
import { accessibilityTexts as texts } from "./accessibility.texts.ts";

/** The accessibility statement that French law asks for; ACCESSIBILITE.md has the verdict on each criterion. */
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
    </Page>
  );
}
