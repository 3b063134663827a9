import { change, fieldMeta, fieldsOf, optionalParam, paramNames, type RouteEntry } from "@palier/contract";
import { eachObject, idOf, type Row, referencesOf, rowOf, rowsOf } from "./fields.ts";

export type Params = Readonly<Record<string, string | number>>;

/** Ids from the backend's answers; checks never guess ids. */
export class Samples {
  readonly #ids = new Map<string, Set<number>>();
  /** From one object: a section with its theme. */
  readonly #together: ReadonlyMap<string, number>[] = [];
  readonly #media = new Set<string>();
  readonly #changed = new Map<string, Set<number>>();
  isHarvested = false;
  readonly #given: Readonly<Record<string, readonly number[]>>;

  /** @param given ids by entity or parameter, preferred to harvested ones. */
  constructor(given: Readonly<Record<string, readonly number[]>> = {}) {
    this.#given = given;
  }

  copy(): Samples {
    const copy = new Samples(this.#given);
    for (const [entity, ids] of this.#ids) copy.#ids.set(entity, new Set(ids));
    copy.#together.push(...this.#together);
    for (const name of this.#media) copy.#media.add(name);
    copy.isHarvested = this.isHarvested;
    return copy;
  }

  harvest(route: RouteEntry, params: Params, answer: unknown): void {
    const { meta } = route;
    const around = new Map(
      paramNames(route.template).flatMap((name): [string, number][] => {
        const entity = entityOfParam(route, name);
        const id = Number(params[name]);
        return entity === undefined || !Number.isSafeInteger(id) ? [] : [[entity, id]];
      }),
    );
    if (meta.kind === "options") {
      if (meta.idFrom !== "id") return;
      for (const { id } of rowsOf(rowOf(answer)?.results)) this.#add(meta.entity, idOf(id), around);
      return;
    }
    if (meta.kind === "table") {
      for (const row of rowsOf(rowOf(answer)?.data)) this.#object(meta.entity, meta.row, row, around);
    }
    const schema = route.answers.get(200);
    if (schema === undefined) return;
    const listed = meta.kind === "show" && meta.record === undefined ? meta.entity : undefined;
    eachObject(schema, answer, (object, row) => {
      if (listed !== undefined && "id" in object.shape && "version" in object.shape)
        this.#add(listed, idOf(row.id), around);
      for (const [entity, id] of referencesOf(object, row)) this.#add(entity, id, around);
      for (const [name, field] of fieldsOf(object)) {
        if (fieldMeta(field).kind === "url" || fieldMeta(field).kind === "list") this.#addMedia(row[name]);
      }
    });
  }

  #object(
    entity: string,
    schema: Parameters<typeof referencesOf>[0],
    row: Row,
    around: Iterable<[string, number]>,
  ) {
    // The first of two references to one entity wins: a section before its subsection.
    const references = new Map([...around, ...referencesOf(schema, row).toReversed()]);
    this.#add(entity, idOf(row.id), references);
  }

  #add(entity: string, id: number | undefined, around: ReadonlyMap<string, number>): void {
    if (id === undefined) return;
    const known = this.#ids.get(entity) ?? new Set();
    this.#ids.set(entity, known.add(id));
    if (around.size > 0 && this.#together.length < 20_000) {
      this.#together.push(new Map([...around, [entity, id]]));
    }
  }

  #addMedia(value: unknown): void {
    for (const each of Array.isArray(value) ? value : [value]) {
      const found = typeof each === "string" ? /^\/admin\/media\/([^/?#]+)$/.exec(each)?.[1] : undefined;
      if (found !== undefined) this.#media.add(found);
    }
  }

  /** A changed record has a history. */
  noteChanged(entity: string, id: number): void {
    this.#changed.set(entity, (this.#changed.get(entity) ?? new Set()).add(id));
  }

  /** Its history may be kept. */
  noteGone(entity: string, id: number, keepsHistory: boolean): void {
    if (!keepsHistory) this.#changed.get(entity)?.delete(id);
    this.#ids.get(entity)?.delete(id);
  }

  idsOf(entity: string): readonly number[] {
    return [...new Set([...(this.#given[entity] ?? []), ...(this.#ids.get(entity) ?? [])])];
  }

  /** From one object; undefined if none has them all. */
  together(entities: readonly string[]): ReadonlyMap<string, number> | undefined {
    return this.#together.find((each) => entities.every((entity) => each.has(entity)));
  }

  /** Empty if an entity's id is unknown. */
  paramsOf(route: RouteEntry, limit: number): Params[] {
    const names = paramNames(route.template);
    if (names.length === 0) return [{}];
    const ids = names.filter((name) => entityOfParam(route, name) !== undefined);
    const others: Record<string, string | number> = {};
    for (const name of names) {
      if (ids.includes(name) || name === optionalParam(route.pathParams)) continue;
      const value = this.#otherValue(route, name);
      if (value === undefined) return [];
      others[name] = value;
    }
    const found = ids.length === 0 ? [{}] : this.#idParams(route, ids, limit);
    return found.map((each) => ({ ...others, ...each }));
  }

  #otherValue(route: RouteEntry, name: string): string | number | undefined {
    const schema = route.pathParams.shape[name];
    const candidates = [1, ...this.#media];
    return candidates.find((value) => schema?.safeParse(String(value)).success === true);
  }

  #idParams(route: RouteEntry, names: readonly string[], limit: number): Params[] {
    const [first, ...rest] = names.map((name) => [name, entityOfParam(route, name) ?? ""] as const);
    if (first === undefined) return [];
    const isHistory = route.meta.kind === "table" && route.meta.entity === change.name;
    const changed = isHistory ? [...(this.#changed.get(first[1]) ?? [])] : [];
    const own = this.#given[first[0]] ?? [...new Set([...changed, ...this.idsOf(first[1])])];
    if (rest.length === 0) return own.slice(0, limit).map((id) => ({ [first[0]]: id }));
    const entities = [first, ...rest];
    const together = this.#together.filter((each) => entities.every(([, entity]) => each.has(entity)));
    if (together.length > 0) {
      return together
        .slice(0, limit)
        .map((each) => Object.fromEntries(entities.map(([name, entity]) => [name, each.get(entity) ?? 0])));
    }
    const second = rest.map(([name, entity]) => [name, this.idsOf(entity)[0]] as const);
    if (second.some(([, id]) => id === undefined)) return [];
    const fixed = Object.fromEntries(second.map(([name, id]) => [name, id ?? 0]));
    return own.slice(0, limit).map((id) => ({ ...fixed, [first[0]]: id }));
  }
}

/** By the route's metadata or the parameter's name (`themeId`). */
export function entityOfParam({ meta, pathParams }: RouteEntry, name: string): string | undefined {
  if (meta.record?.param === name) return meta.record.entity;
  if (meta.lock?.param === name) return meta.lock.entity;
  const schema = pathParams.shape[name];
  if (schema === undefined || fieldMeta(schema).kind !== "id") return undefined;
  return name.endsWith("Id") ? name.slice(0, -2) : undefined;
}

/** A route's path; an omitted optional parameter drops its segment. */
export function pathOf({ template }: RouteEntry, params: Params): string {
  return template.replace(/\/?\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    const before = whole.startsWith("/") ? "/" : "";
    return value === undefined ? "" : before + encodeURIComponent(String(value));
  });
}
