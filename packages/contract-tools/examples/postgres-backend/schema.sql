-- Buildings, residents and orders. The views name their columns as the contract names its fields.

create collation french (provider = icu, locale = 'fr-FR');

-- Begin: written by `npm run generate` out of the contract.
-- The keyboard's keys for typographic signs.
create or replace function keyboard_signs(text) returns text language sql immutable parallel safe as $$
  select translate($1,
    E'\u058a\u05be\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d`\u00b4\u02b9\u02bb\u02bc\u02be\u02bf\u02c8\u02ca\u02cb\u2018\u2019\u201a\u201b\u2032\u2035\u2039\u203a\ua78b\ua78c\u055a\u05f3\uff07\u00ab\u00bb\u02ba\u201c\u201d\u201e\u201f\u2033\u2036\u301d\u301e\u301f\u05f4\uff02\u2044\u2215',
    E'---------------\'\'\'\'\'\'\'\'\'\'\'\'\'\'\'\'\'\'\'\'\'\'\'""""""""""""""//')
$$;
-- With these, without unseen characters, and with single spaces; ligatures are letters.
create or replace function plain_signs(text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(keyboard_signs(normalize(keyboard_signs($1), NFKC)),
    '[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'),
    '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
    ' {2,}', ' ', 'g')
$$;
-- What is compared: unique values and filters by text. Accents count, case does not (the contract's sameForm).
create or replace function same_form(text) returns text language sql immutable parallel safe as $$
  select normalize(lower(btrim(plain_signs($1)) collate french), NFC) collate "default"
$$;
-- A text without accents, by the keys of a French keyboard.
create or replace function plain_letters(text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(replace(translate(regexp_replace(lower(regexp_replace(normalize($1, NFKD),
      '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d\u0859-\u085b\u0897-\u089f\u08ca-\u08e1\u08e3-\u08ff\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g') collate french), '\u0307', '', 'g'),
    E'\u0251\u2c65\u0180\u0253\u023c\u0111\u00f0\u0256\u0257\u0259\u025b\u0247\u01dd\u0192\u01e5\u0260\u0263\u0261\u0127\u0266\u0131\u0268\u0269\u0237\u0249\u0138\u0199\u0142\u019a\u026b\u026c\u2c61\u014b\u0272\u019e\u0273\u00f8\u0254\u0275\u01a5\u024d\u027d\u0167\u01ad\u2c66\u0288\u0289\u028a\u028b\u2c73\u01b4\u024f\u01b6\u0292\u03c2',
    E'aabbcddddeeeefgggghhiiijjkklllllnnnnoooprrttttuuvwyyzz\u03c3'), E'\u00e6', 'ae'), E'\u0153', 'oe'), E'\u00df', 'ss'), E'\u00fe', 'th')
$$;
-- As searches compare it: hyphens are spaces (the contract's kit/fold).
create or replace function fold(text) returns text language sql immutable parallel safe as $$
  select regexp_replace(normalize(plain_letters(plain_signs(
    regexp_replace(regexp_replace($1, '[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'), '\u2116 *|(?<![[:alpha:]])[nN][\u00b0\u00ba] *', 'no ', 'g')
    )), NFC), '[ -]+', ' ', 'g') collate "default"
$$;
-- End.

-- An instant as JSON has it. Its texts stand in the order of its times.
create function instant(timestamptz) returns text language sql immutable as $$
  select to_char($1 at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
$$;

create table admin (
  id integer primary key generated always as identity,
  email text not null unique, password text not null, first_name text not null, last_name text not null
);
-- The cookie itself is not kept: who reads this table cannot sign in with it.
create table session (
  cookie_hash text primary key, csrf_token text not null, admin_id integer not null references admin
);
create table answer (
  admin_id integer not null references admin, path text not null, key text not null,
  body_hash text not null, status integer, body text,
  primary key (admin_id, path, key)
);
create table change (
  id integer primary key generated always as identity,
  at timestamptz not null default now(), admin_id integer not null references admin,
  event text not null, entity text not null, record_id integer not null, changes jsonb not null
);
create index on change (entity, record_id);

create table neighborhood (id integer primary key, name text not null);
create table wallet (id integer primary key, name text not null);
create table supplier (id integer primary key, name text not null, is_enabled boolean not null);
create table service (id integer primary key, supplier_id integer references supplier);
create table delivery_point (id integer primary key, name text not null);

create table building (
  id integer primary key generated always as identity, version integer not null default 1,
  name text not null, reference text not null, street text not null, postal_code text not null, city text not null,
  neighborhood_id integer references neighborhood, wallet_id integer references wallet,
  status text not null check (status in ('draft', 'active', 'archived')),
  lot_count integer not null check (lot_count >= 0), manager_email text, access_instructions text,
  created_at timestamptz not null default now()
);
-- What is unique is so in any case of letters, and however its signs and spaces are written.
create unique index building_reference on building (same_form(reference));
create table resident (
  id integer primary key generated always as identity, version integer not null default 1,
  civility text, first_name text not null, last_name text not null, email text not null, phone text,
  language text not null, status text not null check (status in ('pending', 'active', 'disabled')),
  created_at timestamptz not null default now(), last_seen_at timestamptz
);
create unique index resident_email on resident (same_form(email));
create table tie (
  resident_id integer not null references resident, building_id integer not null references building,
  is_validated boolean not null, primary key (resident_id, building_id)
);
create index on tie (building_id);

create table orders (
  id integer primary key generated always as identity, version integer not null default 1,
  number text not null unique, resident_id integer not null references resident,
  building_id integer not null references building, delivery_point_id integer references delivery_point,
  supplier_id integer references supplier, final_cents bigint check (final_cents >= 0),
  status text not null check (status in ('new', 'accepted', 'preparing', 'delivered', 'completed', 'cancelled')),
  created_at timestamptz not null default now(), delivery_at timestamptz
);
create table order_item (
  order_id integer not null references orders, service_id integer not null references service, label text not null,
  quantity integer not null check (quantity > 0), unit_cents bigint not null check (unit_cents >= 0)
);
create index on order_item (order_id);
-- What happened to an order, told apart by kind: each has its time and who did it.
create table order_event (
  id integer primary key generated always as identity, order_id integer not null references orders,
  kind text not null check (kind in ('comment', 'validation', 'refund', 'step')),
  at timestamptz not null default now(), admin_id integer references admin,
  cents bigint check (cents >= 0), text text, choice text
);
create index on order_event (order_id);

create view admin_name as select id, first_name || ' ' || last_name as name from admin;

create view building_view as
select b.id, b.version, b.name, b.reference, b.street, b.postal_code as "postalCode", b.city,
  b.neighborhood_id as "neighborhoodId", n.name as "neighborhoodName", b.wallet_id as "walletId", w.name as "walletName",
  b.status, b.lot_count as "lotCount",
  (select count(*) from tie t where t.building_id = b.id and t.is_validated) as "userCount",
  b.manager_email as "managerEmail", b.access_instructions as "accessInstructions", instant(b.created_at) as "createdAt"
from building b left join neighborhood n on n.id = b.neighborhood_id left join wallet w on w.id = b.wallet_id;

create view user_view as
select r.id, r.version, r.civility, r.first_name as "firstName", r.last_name as "lastName",
  r.first_name || ' ' || r.last_name as "fullName", r.email, r.phone, r.language, r.status,
  (select count(*) from tie t where t.resident_id = r.id) as "ulaCount",
  (select count(*) from tie t where t.resident_id = r.id and t.is_validated) as "validatedUlaCount",
  0::bigint as "activeSubscriptionCount",
  home.id as "buildingId", home.name as "buildingName",
  instant(r.created_at) as "createdAt", instant(r.last_seen_at) as "lastSeenAt"
from resident r left join lateral (
  select b.id, b.name from tie t join building b on b.id = t.building_id
  where t.resident_id = r.id and t.is_validated order by b.id limit 1
) home on true;

create view order_view as
select o.id, o.version, o.number, o.resident_id as "userId", r.first_name || ' ' || r.last_name as "userName",
  r.phone as "userPhone",
  o.building_id as "buildingId", b.name as "buildingName", o.delivery_point_id as "deliveryPointId",
  d.name as "deliveryPointName", o.supplier_id as "supplierId", s.name as "supplierName",
  (select coalesce(sum(i.quantity * i.unit_cents), 0)::bigint from order_item i where i.order_id = o.id)
    as "estimatedAmountCents",
  o.final_cents as "finalAmountCents",
  case when o.final_cents is not null then 'validated' when o.status in ('delivered', 'completed') then 'toValidate'
    else 'estimated' end as "amountStatus",
  (select coalesce(sum(e.cents), 0)::bigint from order_event e where e.order_id = o.id and e.kind = 'refund')
    as "refundedCents",
  o.status, instant(o.created_at) as "createdAt", instant(o.delivery_at) as "deliveryAt"
from orders o join resident r on r.id = o.resident_id join building b on b.id = o.building_id
left join delivery_point d on d.id = o.delivery_point_id left join supplier s on s.id = o.supplier_id;

create view order_page_view as
select v.*,
  (select coalesce(json_agg(json_build_object('serviceId', i.service_id, 'label', i.label, 'quantity', i.quantity,
    'unitPriceCents', i.unit_cents) order by i.service_id), '[]') from order_item i where i.order_id = v.id) as items,
  e.*
from order_view v cross join lateral (
  select
    coalesce(json_agg(json_build_object('at', instant(x.at), 'byAdmin', a.name, 'body', x.text, 'visibility', x.choice)
      order by x.id) filter (where x.kind = 'comment'), '[]') as comments,
    coalesce(json_agg(json_build_object('at', instant(x.at), 'byAdmin', a.name, 'amountCents', x.cents, 'reason', x.text)
      order by x.id) filter (where x.kind = 'validation'), '[]') as validations,
    coalesce(json_agg(json_build_object('at', instant(x.at), 'byAdmin', a.name, 'amountCents', x.cents, 'reason', x.text)
      order by x.id) filter (where x.kind = 'refund'), '[]') as refunds,
    coalesce(json_agg(json_build_object('at', instant(x.at), 'status', x.choice, 'byAdmin', a.name)
      order by x.id) filter (where x.kind = 'step'), '[]') as steps
  from order_event x left join admin_name a on a.id = x.admin_id where x.order_id = v.id
) e;

-- A change is never changed itself: its version stays 1.
create view change_view as
select c.id, 1 as version, instant(c.at) as at, a.name as "byAdmin", c.event, c.entity, c.record_id as "recordId",
  c.changes, left((select coalesce(string_agg(x ->> 'label', ', '), '') from jsonb_array_elements(c.changes) x), 1000)
    as summary
from change c join admin_name a on a.id = c.admin_id;
