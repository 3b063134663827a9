-- Written by `npm run generate` out of the contract: the indexes that its orders, filters and searches need.
--
-- Each table holds the rows of one entity as the contract's lists show them. Where a backend keeps a column in another
-- table (the name of an order's resident), it either keeps a copy beside the row, as here, or asks for fewer rows first.
-- An index goes on to the id, so that rows that are even in a column stand in one order and pages never overlap.
-- A column that may be empty has two, since empty values stand last both ways.
-- A long text is ordered by its first 200 letters: an entry of an index holds 2,700 bytes.
--
-- What a search finds stands in columns of its own. Each word is asked of those that the contract looks for it in
-- (isLookedFor): "searchText" for texts and labels of choices, "searchPhones", "searchShown" for days and amounts,
-- "searchExact" for whole numbers and for flags that are true. A search in one column asks there first, and then in
-- it; a choice or flag is asked for by the values whose labels fit.

create extension if not exists pg_trgm;
create collation if not exists french (provider = icu, locale = 'fr-FR');

-- Begin: written by `npm run generate` out of the contract.
-- End.
-- Values as the screens show them. to_char is not immutable, so no column may be made of it.
create or replace function shown_day(date) returns text language sql immutable parallel safe as $$
  select lpad(extract(day from $1)::text, 2, '0') || '/' || lpad(extract(month from $1)::text, 2, '0') || '/' ||
    lpad(extract(year from $1)::text, 4, '0')
$$;
create or replace function shown_instant(timestamptz) returns text language sql immutable parallel safe as $$
  select shown_day(($1 at time zone 'Europe/Paris')::date) || ' ' ||
    left(($1 at time zone 'Europe/Paris')::time::text, 5)
$$;
create or replace function shown_amount(bigint) returns text language sql immutable parallel safe as $$
  select case when $1 < 0 then '-' else '' end || (abs($1) / 100)::text || ',' || lpad((abs($1) % 100)::text, 2, '0')
$$;
create or replace function shown_number(double precision) returns text language sql immutable parallel safe as $$
  select replace($1::text, '.', ',')
$$;
create or replace function shown_phone(text) returns text language sql immutable parallel safe as $$
  select regexp_replace($1, '^\+(?:33|590|594|596|262)([1-9]\d{8})$', '0\1') || ' ' || $1
$$;
-- Days and amounts with letters as signs: between signs trigrams tell little (04, 03), with letters more (4d0).
create or replace function lettered(text) returns text language sql immutable parallel safe as $$
  select translate($1, '/: ,', 'dhtc')
$$;
