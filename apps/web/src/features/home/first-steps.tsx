import { Banner, ButtonLink } from "@palier/ui";
import { useAreas } from "#areas/areas.tsx";
import { homeTexts } from "./home.texts.ts";

const texts = homeTexts.first;

/** While there are no buildings, on which all else depends. */
export function FirstSteps() {
  const areas = useAreas();
  const steps = (["wallet", "building"] as const).flatMap((name) => {
    const area = areas.find(({ declaration }) => declaration.name === name);
    return area === undefined ? [] : [{ name, href: area.paths.create }];
  });
  return (
    <Banner
      tone="info"
      title={texts.title}
      actions={steps.map(({ name, href }) => (
        <ButtonLink key={name} href={href}>
          {texts.steps[name]}
        </ButtonLink>
      ))}
    >
      {texts.detail}
    </Banner>
  );
}
