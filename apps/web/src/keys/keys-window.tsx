import { Dialog, Switch } from "@palier/ui";
import { Fragment } from "react";
import { letterKeys } from "#navigation/letter-keys.ts";
import { type Key, type KeyedPlace, keyGroups } from "./key-groups.ts";
import "./keys.css";
import { keysTexts as texts } from "./keys.texts.ts";

export interface KeysWindowProps {
  readonly places: readonly KeyedPlace[];
  readonly onClose: () => void;
}

/** With the setting that disables single keys (WCAG 2.1.4). */
export function KeysWindow({ places, onClose }: KeysWindowProps) {
  const on = letterKeys.use();
  return (
    <Dialog open size="large" title={texts.title} onOpenChange={(open) => (open ? undefined : onClose())}>
      <div className="keys">
        <Switch
          label={texts.setting}
          help={texts.settingHelp}
          checked={on}
          onCheckedChange={letterKeys.set}
        />
        <div className="keys__groups">
          {keyGroups(places).map(({ title, keys }) => (
            <section key={title} className="keys__group">
              <h3 className="keys__title">{title}</h3>
              <dl className="keys__list">
                {keys.map((each) => (
                  <div key={each.label} className="keys__line">
                    <dt>
                      <Caps {...each} />
                    </dt>
                    <dd>{each.label}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function Caps({ caps, next, or = [] }: Key) {
  return (
    <>
      <Together caps={caps} />
      {next === undefined ? null : (
        <>
          {` ${texts.next} `}
          <kbd>{next}</kbd>
        </>
      )}
      {or.length === 0 ? null : (
        <>
          {` ${texts.or} `}
          <Together caps={or} />
        </>
      )}
    </>
  );
}

const Together = ({ caps }: Pick<Key, "caps">) =>
  caps.map((cap, at) => (
    <Fragment key={cap}>
      {at === 0 ? null : " + "}
      <kbd>{cap}</kbd>
    </Fragment>
  ));
