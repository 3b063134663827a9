/** Pictures and documents are made on request. */
import type { incident, ula } from "@palier/contract";
import type { RowOf } from "../world/catalog.ts";
import { pdfDocument } from "./documents/pdf.ts";
import { incidentPhoto } from "./documents/svg.ts";
import type { SeedTable } from "./seeding.ts";
import type { Town } from "./town.ts";

/** Text or bytes. */
export interface Media {
  readonly contentType: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/**
 * `incident-12-1.svg` (first photo of incident 12), `ula-12.pdf` (proof of tie 12); undefined for other
 * names.
 */
export function mediaOf(
  town: Town,
  tables: { incidents: SeedTable<RowOf<typeof incident>>; ties: SeedTable<RowOf<typeof ula>> },
): (name: string) => Media | undefined {
  return (name) => {
    const [, kind, number, photo = "1"] =
      /^(incident|ula)-(\d{1,9})(?:-(\d))?\.(?:svg|pdf)$/.exec(name) ?? [];
    const index = Number(number) - 1;
    if (kind === "incident") return photoOf(town, tables.incidents, index, name, Number(photo));
    const tie = kind === "ula" ? tables.ties.rows()[index] : undefined;
    return tie?.proof?.url.endsWith(`/${name}`) ? proofOf(town, tie) : undefined;
  };
}

function photoOf(
  { seed }: Town,
  incidents: SeedTable<RowOf<typeof incident>>,
  index: number,
  name: string,
  photo: number,
): Media | undefined {
  const { category, title, photos = [] } = incidents.rows()[index] ?? {};
  if (category === undefined || title === undefined) return undefined;
  if (!photos.some((url) => url.endsWith(`/${name}`))) return undefined;
  return {
    contentType: "image/svg+xml",
    body: incidentPhoto({ seed, index: index * 8 + photo, category, caption: title }),
  };
}

function proofOf({ buildings }: Town, tie: RowOf<typeof ula>): Media {
  const title = "Justificatif de domicile";
  const { street, postalCode, city } = buildings.address(tie.buildingId - 1);
  const lines = [
    `Nom\u00a0: ${tie.userName}`,
    `Adresse\u00a0: ${street}`,
    `${postalCode} ${city}`,
    `${tie.buildingName}, lot ${tie.lotNumber}`,
    `Depuis le\u00a0: ${tie.startDate.split("-").reverse().join("/")}`,
  ];
  return {
    contentType: "application/pdf",
    body: pdfDocument({
      title,
      createdAt: tie.proof?.uploadedAt ?? tie.requestedAt,
      lines: [
        { text: "Énergie Lumen", size: 12, bold: true },
        { text: "" },
        { text: title, size: 20, bold: true },
        { text: "" },
        ...lines.map((text) => ({ text })),
        { text: "" },
        { text: "Document établi pour servir et valoir ce que de droit. Exemple sans valeur.", size: 9 },
      ],
    }),
  };
}
