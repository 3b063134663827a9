import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { Button } from "../basics/button.tsx";
import { useLandmark } from "../basics/use-landmark.ts";
import { CheckIcon, ColumnsIcon } from "../icons.ts";
import { texts } from "../texts.ts";

export interface ColumnChoice {
  field: string;
  header: string;
  visible: boolean;
  /** Always shown: the record's name. */
  fixed?: boolean | undefined;
}

export interface ColumnsMenuProps {
  columns: readonly ColumnChoice[];
  onColumnToggle: (field: string, visible: boolean) => void;
  onReset?: (() => void) | undefined;
}

/** Which columns a list shows. Stays open while one ticks. */
export function ColumnsMenu({ columns, onColumnToggle, onReset }: ColumnsMenuProps) {
  const { trigger, onOpen, portal } = useLandmark<HTMLButtonElement>();
  return (
    <RadixMenu.Root modal={false} onOpenChange={onOpen}>
      <RadixMenu.Trigger ref={trigger} asChild>
        <Button icon={ColumnsIcon}>{texts.columns.button}</Button>
      </RadixMenu.Trigger>
      <RadixMenu.Portal {...portal}>
        <RadixMenu.Content className="ui-menu" align="end" sideOffset={4} collisionPadding={8}>
          <RadixMenu.Label className="ui-menu__header">{texts.columns.title}</RadixMenu.Label>
          {columns.map(({ field, header, visible, fixed }) => (
            <RadixMenu.CheckboxItem
              key={field}
              className="ui-menu__item"
              checked={visible}
              disabled={fixed === true}
              onCheckedChange={(checked) => onColumnToggle(field, checked)}
              onSelect={(event) => event.preventDefault()}
            >
              <span className="ui-menu__tick">
                {visible ? <CheckIcon aria-hidden size={12} strokeWidth={3} /> : null}
              </span>
              {header}
            </RadixMenu.CheckboxItem>
          ))}
          {onReset ? (
            <>
              <RadixMenu.Separator className="ui-menu__line" />
              <RadixMenu.Item className="ui-menu__item" onSelect={onReset}>
                {texts.columns.reset}
              </RadixMenu.Item>
            </>
          ) : null}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}
