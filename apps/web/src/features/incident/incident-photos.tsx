import { Card, PhotoStrip } from "@palier/ui";
import { mediaAddress } from "#api/address.ts";
import { incidentTexts } from "./incident.texts.ts";

const texts = incidentTexts.photos;

interface IncidentPhotosProps {
  readonly record: { readonly reference: string; readonly photos: readonly string[] };
}

/** Each opens at 80 % × 80 % (§9, S22). */
export function IncidentPhotos({ record: { reference, photos } }: IncidentPhotosProps) {
  return (
    <Card title={texts.title}>
      {photos.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <PhotoStrip
          label={texts.title}
          photos={photos.map((url, index) => ({
            src: mediaAddress(url),
            label: texts.label(reference, index + 1, photos.length),
          }))}
        />
      )}
    </Card>
  );
}
