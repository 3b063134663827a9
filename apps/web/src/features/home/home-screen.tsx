import { BuildingIcon, ButtonLink, Card, Page, PageHeader, UsersIcon } from "@palier/ui";
import { useSession } from "#api/session.ts";
import { paths } from "#navigation/paths.ts";
import { PushInvitation } from "#push/push-invitation.tsx";
import { homeTexts as texts } from "./home.texts.ts";

/** The admin home (§2, admin_home). */
export function HomeScreen() {
  const session = useSession();
  if (session.kind !== "signed-in") return null;
  return (
    <Page>
      <PageHeader title={texts.hello(session.admin.firstName)} />
      <PushInvitation />
      <div className="home-cards">
        <Card title={texts.buildings}>
          <div className="stack">
            <p>{texts.buildingsDetail}</p>
            <ButtonLink href={paths.building.list} icon={BuildingIcon}>
              {texts.buildings}
            </ButtonLink>
          </div>
        </Card>
        <Card title={texts.admins}>
          <div className="stack">
            <p>{texts.adminsDetail}</p>
            <ButtonLink href={paths.accountAdmin.list} icon={UsersIcon}>
              {texts.admins}
            </ButtonLink>
          </div>
        </Card>
      </div>
    </Page>
  );
}
