/** An independent evaluator of Firebase rules. */
declare module "targaryen" {
  interface Outcome {
    readonly allowed: boolean;
  }
  interface RulesDatabase {
    as(auth: unknown): RulesDatabase;
    read(path: string, options: { now: number }): Outcome;
    write(path: string, value: unknown, options: { now: number }): Outcome;
    update(path: string, patch: unknown, options: { now: number }): Outcome;
  }
  export function database(rules: unknown, data: unknown, now: number): RulesDatabase;
}
