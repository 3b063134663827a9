import type { SupplierOffer } from "@palier/contract/areas/concierge/supplier-offer";
import { Checkbox, Field, SearchInput, Select } from "@palier/ui";
import { figuresOf, type OfferChanges } from "./offer-changes.ts";
import type { OfferView } from "./offer-view.ts";
import { supplierTexts } from "./supplier.texts.ts";

const texts = supplierTexts.offer;

interface OfferToolsProps {
  readonly figures: SupplierOffer;
  readonly changes: OfferChanges;
  readonly view: OfferView;
  readonly onChange: (change: Partial<OfferView>) => void;
}

export function OfferTools({ figures, changes, view, onChange }: OfferToolsProps) {
  const themes = figuresOf(figures, changes);
  const sum = (of: "offered" | "total" | "unsaved"): number =>
    themes.reduce((total, theme) => total + theme[of], 0);
  const all = texts.themeOption(texts.allThemes, sum("offered"), sum("total"), sum("unsaved"));
  return (
    <div className="offer__tools">
      <Field id="offer-theme" label={texts.theme} className="offer__theme">
        <Select
          placeholder={all}
          value={view.themeId === undefined ? "" : String(view.themeId)}
          options={themes.map(({ themeId, themeName, offered, total, unsaved }) => ({
            value: String(themeId),
            label: texts.themeOption(themeName, offered, total, unsaved),
          }))}
          onValueChange={(id) => onChange({ themeId: id === "" ? undefined : Number(id) })}
        />
      </Field>
      <SearchInput label={texts.search} value={view.words} onValueChange={(words) => onChange({ words })} />
      <Checkbox
        label={texts.onlyOffered}
        checked={view.onlyOffered}
        onCheckedChange={(onlyOffered) => onChange({ onlyOffered })}
      />
    </div>
  );
}
