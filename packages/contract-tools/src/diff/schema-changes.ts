import { isDeepStrictEqual } from "node:util";
import { type Breaks, narrowed, type Side, widened } from "./change.ts";
import { type ContractDocument, componentOf, lastName, resolved } from "./document.ts";
import { fieldChanges } from "./field-changes.ts";
import { isNode, type JsonNode, listAt, said } from "./json-node.ts";
import { keywordChanges } from "./keyword-changes.ts";
import { limitChanges } from "./limit-changes.ts";
import { type Comparison, type SchemaChange, withinComponent } from "./schema-change.ts";
import { type Pair, pairs } from "./schema-pairs.ts";
import { type Plain, plain } from "./schema-plain.ts";

export class SchemaComparison implements Comparison {
  readonly side: Side;
  readonly #before: ContractDocument;
  readonly #after: ContractDocument;
  /** Empty while in progress, for recursive schemas. */
  readonly #components = new Map<string, readonly SchemaChange[]>();

  constructor(before: ContractDocument, after: ContractDocument, side: Side) {
    this.#before = before;
    this.#after = after;
    this.side = side;
  }

  changes(at: string, old: unknown, fresh: unknown): readonly SchemaChange[] {
    const [was, is] = [componentOf(old), componentOf(fresh)];
    if (was === undefined && is === undefined) return this.#compared(at, old, fresh);
    const isSame = was === is && is !== undefined;
    const pair = isSame ? is : `${at} ${was ?? ""} ${is ?? ""}`;
    const known = this.#components.get(pair);
    if (known !== undefined) return known;
    this.#components.set(pair, []);
    const changes = isSame
      ? withinComponent(lastName(is), this.#compared("", old, fresh))
      : this.#compared(at, old, fresh);
    this.#components.set(pair, changes);
    return changes;
  }

  #compared(at: string, old: unknown, fresh: unknown): readonly SchemaChange[] {
    const a = plain(this.#before, resolved(this.#before, old));
    const b = plain(this.#after, resolved(this.#after, fresh));
    const nulls = this.#nullChanges(at, a, b);
    if (a.members.length === 0 && b.members.length === 0) {
      return [...nulls, ...this.#schemaChanges(at, a.schema, b.schema)];
    }
    // A plain schema is a union of one.
    const members = ({ members, schema }: Plain) => (members.length === 0 ? [schema] : members);
    const own = ({ members, schema }: Plain) => (members.length === 0 ? {} : schema);
    return [
      ...nulls,
      ...this.#listChanges(at, pairs(members(a), members(b)), narrowed(this.side), widened(this.side)),
      ...this.#schemaChanges(at, own(a), own(b)),
    ];
  }

  #nullChanges(at: string, a: Plain, b: Plain): SchemaChange[] {
    if (a.nullable === b.nullable) return [];
    return b.nullable
      ? [{ at, what: "may be null", breaks: widened(this.side) }]
      : [{ at, what: "is no longer null", breaks: narrowed(this.side) }];
  }

  #schemaChanges(at: string, a: JsonNode, b: JsonNode): SchemaChange[] {
    if (isDeepStrictEqual(a, b) && !mentions(a)) return [];
    const types = this.#typeChanges(at, a, b);
    if (types.length > 0) return types;
    return [
      ...valueChanges(this.side, at, a, b),
      ...limitChanges(this.side, at, a, b),
      ...keywordChanges(this.side, at, a, b),
      ...fieldChanges(this, at, a, b),
      ...this.#itemChanges(at, a, b),
      // `allOf`: a further schema accepts less.
      ...this.#listChanges(
        at,
        pairs(listAt(a, "allOf"), listAt(b, "allOf")),
        widened(this.side),
        narrowed(this.side),
      ),
    ];
  }

  #typeChanges(at: string, a: JsonNode, b: JsonNode): SchemaChange[] {
    const [was, is] = [typesOf(a), typesOf(b)];
    if (was.join() === is.join()) return [];
    const takes = (types: readonly string[], type: string) =>
      types.length === 0 || types.includes(type) || (type === "integer" && types.includes("number"));
    const lost = was.length === 0 || was.some((type) => !takes(is, type));
    const gained = is.length === 0 || is.some((type) => !takes(was, type));
    const breaks = lost && gained && was.length > 0 && is.length > 0 ? "both" : this.#sized(lost);
    const words = (types: readonly string[]) => (types.length === 0 ? "any" : types.join(" or "));
    return [{ at, what: `type ${words(was)} becomes ${words(is)}`, breaks }];
  }

  #sized(isNarrower: boolean): Breaks {
    return isNarrower ? narrowed(this.side) : widened(this.side);
  }

  #itemChanges(at: string, a: JsonNode, b: JsonNode): SchemaChange[] {
    const [was, is] = [listAt(a, "prefixItems"), listAt(b, "prefixItems")];
    const tuple: SchemaChange[] =
      was.length === is.length
        ? is.flatMap((item, index) => [...this.changes(`${at}[${index}]`, was[index], item)])
        : [{ at, what: `prefixItems ${was.length} becomes ${is.length}`, breaks: "both" }];
    if (!("items" in a || "items" in b)) return tuple;
    if (!("items" in a && "items" in b)) {
      return [
        ...tuple,
        {
          at: `${at}[]`,
          what: "items" in b ? "is said now" : "may be anything",
          breaks: this.#sized("items" in b),
        },
      ];
    }
    return [...tuple, ...this.changes(`${at}[]`, a.items, b.items)];
  }

  /** `gone` and `more`: whom a removed or an added branch breaks. */
  #listChanges(at: string, found: readonly Pair[], gone: Breaks, more: Breaks): SchemaChange[] {
    return found.flatMap(({ name, old, fresh }): readonly SchemaChange[] => {
      const place = `${at}<${name}>`;
      if (fresh === undefined) return [{ at: place, what: "is gone", breaks: gone }];
      if (old === undefined) return [{ at: place, what: "is new", breaks: more }];
      return this.changes(place, old, fresh);
    });
  }
}

function typesOf({ type }: JsonNode): string[] {
  return [type ?? []].flat().map(String).toSorted();
}

/** A component may have changed although the reference did not. */
function mentions(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(mentions);
  return isNode(value) && ("$ref" in value || Object.values(value).some(mentions));
}

function valueChanges(side: Side, at: string, a: JsonNode, b: JsonNode): SchemaChange[] {
  const [before, after] = [valuesOf(a), valuesOf(b)];
  if (before === undefined && after === undefined) return [];
  if (before === undefined) {
    return [{ at, what: `is one of ${after?.join(", ") ?? ""}`, breaks: narrowed(side) }];
  }
  if (after === undefined) return [{ at, what: "may be any value", breaks: widened(side) }];
  const gone = before.filter((value) => !after.includes(value));
  const more = after.filter((value) => !before.includes(value));
  return [
    ...gone.map((value) => ({ at, what: `« ${value} » is no longer a value`, breaks: narrowed(side) })),
    ...more.map((value) => ({ at, what: `« ${value} » is a new value`, breaks: widened(side) })),
  ];
}

function valuesOf(schema: JsonNode): string[] | undefined {
  const words = (value: unknown) => (typeof value === "string" ? value : said(value));
  if (Array.isArray(schema.enum)) return schema.enum.map(words);
  return "const" in schema ? [words(schema.const)] : undefined;
}
