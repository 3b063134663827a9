import { ButtonLink, Card, Page, PageHeader } from "@palier/ui";
import { useSession } from "#api/session.ts";
import { useAreas } from "#areas/areas.tsx";
import { PushInvitation } from "#push/push-invitation.tsx";
import { homeTexts as texts } from "./home.texts.ts";

/** The admin home (§2, admin_home). */
export function HomeScreen() {
  const session = useSession();
  const areas = useAreas();
  if (session.kind !== "signed-in") return null;
  return (
    <Page>
      <PageHeader title={texts.hello(session.admin.firstName)} />
      <PushInvitation />
      <Card title={texts.shortcuts}>
        <div className="button-row">
          {areas.flatMap(({ declaration: { name, menu, texts: words }, paths }) =>
            menu === undefined
              ? []
              : [
                  <ButtonLink key={name} href={paths.list} icon={menu.icon}>
                    {words.title}
                  </ButtonLink>,
                ],
          )}
        </div>
      </Card>
    </Page>
  );
}
