import { ButtonLink, EmptyState, Page, SearchIcon } from "@palier/ui";
import { paths } from "#navigation/paths.ts";
import { appTexts as texts } from "./app.texts.ts";

/** An address that leads nowhere. */
export function UnknownScreen() {
  return (
    <Page>
      <EmptyState
        icon={SearchIcon}
        title={texts.unknown.title}
        actions={
          <ButtonLink href={paths.home} variant="primary">
            {texts.unknown.home}
          </ButtonLink>
        }
      >
        {texts.unknown.detail}
      </EmptyState>
    </Page>
  );
}
