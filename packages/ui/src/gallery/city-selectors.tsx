import { useState } from "react";
import { Combobox, Field, type LoadOptions, MultiCombobox, type Option } from "../index.ts";
import { sample } from "./gallery.texts.ts";

const words = sample.form;
const PAGE = 20;
const all: Option[] = Array.from({ length: 60 }, (_, index) => {
  const city = words.cities[index % words.cities.length] ?? "";
  return { id: String(index), label: index < words.cities.length ? city : `${city} ${index}` };
});

const loadCities: LoadOptions = async (term, page, signal) => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  signal.throwIfAborted();
  const found = all.filter((option) => option.label.toLowerCase().includes(term.toLowerCase()));
  return { options: found.slice((page - 1) * PAGE, page * PAGE), more: found.length > page * PAGE };
};

export function CitySelectors({ readOnly }: { readOnly?: boolean }) {
  const [city, setCity] = useState<Option | null>(all[0] ?? null);
  const [several, setSeveral] = useState<Option[]>(all.slice(0, 3));
  return (
    <>
      <Field label={words.city} readOnly={readOnly}>
        <Combobox value={city} onValueChange={setCity} loadOptions={loadCities} />
      </Field>
      <Field label={words.services} readOnly={readOnly}>
        <MultiCombobox value={several} onValueChange={setSeveral} loadOptions={loadCities} />
      </Field>
    </>
  );
}
