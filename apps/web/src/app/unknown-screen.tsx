import { ButtonLink, EmptyState, Page, PageHeader, SearchIcon } from "@palier/ui";
import { paths } from "#navigation/paths.ts";
import { appTexts as texts } from "./app.texts.ts";

export function UnknownScreen() {
  return (
    <Page>
      <PageHeader title={texts.unknown.title} />
      <EmptyState
        icon={SearchIcon}
        title={texts.unknown.detail}
        actions={
          <ButtonLink href={paths.home} variant="primary">
            {texts.unknown.home}
          </ButtonLink>
        }
      />
    </Page>
  );
}
