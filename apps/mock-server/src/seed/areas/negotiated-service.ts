import type { negotiatedService } from "@palier/contract";
import { dateText, day } from "../calendar.ts";
import { offers } from "../data/companies.ts";
import { slug } from "../french.ts";
import { drawnTable, type FieldsOf } from "../seeding.ts";
import type { Town } from "../town.ts";

/** Some have ended, some begin later. */
export function negotiatedServiceSeed(town: Town) {
  return drawnTable<FieldsOf<typeof negotiatedService>>(town, "negotiatedService", (index, random) => {
    const [name = "", partner = "", discountLabel = "", promoCode = ""] = offers[index % offers.length] ?? [];
    const round = Math.floor(index / offers.length);
    const starts = town.now + random.int(-400, 40) * day;
    return {
      position: index + 1,
      name: round === 0 ? name : `${name} ${round + 1}`,
      partner,
      discountLabel,
      promoCode: promoCode === "" ? null : promoCode,
      url: `https://www.${slug(partner)}.test/palier`,
      startsOn: random.chance(0.85) ? dateText(starts) : null,
      endsOn: random.chance(0.6) ? dateText(starts + random.int(30, 700) * day) : null,
      enabled: random.chance(0.85),
      buildingCount: town.links.buildingNegotiated.perFar()[index] ?? 0,
    };
  });
}
