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

create table "accountAdmin" (
  "id" integer primary key,
  "version" bigint not null,
  "firstName" text not null,
  "lastName" text not null,
  "email" text not null,
  "phone" text,
  "enabled" boolean not null,
  "lastLoginAt" timestamptz,
  "createdAt" timestamptz not null,
  "searchText" text generated always as (fold(coalesce("firstName", '') || E'\n' || coalesce("lastName", '') || E'\n' || coalesce("email", ''))) stored,
  "searchPhones" text generated always as (fold(coalesce(shown_phone("phone"), ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_instant("lastLoginAt"), '') || E'\n' || coalesce(shown_instant("createdAt"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version"), case when "enabled" then '=enabled' end]::text[], null)) stored
);
create index "accountadmin_version_order" on "accountAdmin" (("version"), id); -- order
create index "accountadmin_firstname_order" on "accountAdmin" (("firstName" collate french), id); -- order
create index "accountadmin_lastname_order" on "accountAdmin" (("lastName" collate french), id); -- order
create index "accountadmin_email_order" on "accountAdmin" (("email" collate french), id); -- order
create index "accountadmin_phone_order" on "accountAdmin" (("phone" collate french), id); -- order
create index "accountadmin_phone_down" on "accountAdmin" (("phone" collate french) desc nulls last, id desc); -- order down
create index "accountadmin_enabled_order" on "accountAdmin" (("enabled"), id); -- order, filter eq
create index "accountadmin_lastloginat_order" on "accountAdmin" (("lastLoginAt"), id); -- order
create index "accountadmin_lastloginat_down" on "accountAdmin" (("lastLoginAt") desc nulls last, id desc); -- order down
create index "accountadmin_createdat_order" on "accountAdmin" (("createdAt"), id); -- order
create index "accountadmin_searchtext" on "accountAdmin" using gin ("searchText" gin_trgm_ops); -- search
create index "accountadmin_searchphones" on "accountAdmin" using gin ("searchPhones" gin_trgm_ops); -- search
create index "accountadmin_searchshown" on "accountAdmin" using gin ("searchShown" gin_trgm_ops); -- search
create index "accountadmin_searchexact" on "accountAdmin" using gin ("searchExact" array_ops); -- search

create table "alert" (
  "id" integer primary key,
  "version" bigint not null,
  "at" timestamptz not null,
  "title" text not null,
  "body" text not null,
  "link" text,
  "read" boolean not null,
  "searchText" text generated always as (fold(coalesce("title", '') || E'\n' || coalesce("body", '') || E'\n' || coalesce("link", ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_instant("at"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version"), case when "read" then '=read' end]::text[], null)) stored
);
create index "alert_version_order" on "alert" (("version"), id); -- order
create index "alert_at_order" on "alert" (("at"), id); -- order
create index "alert_title_order" on "alert" (("title" collate french), id); -- order
create index "alert_body_order" on "alert" ((left("body", 200) collate french), id); -- order
create index "alert_link_order" on "alert" (("link" collate french), id); -- order
create index "alert_link_down" on "alert" (("link" collate french) desc nulls last, id desc); -- order down
create index "alert_read_order" on "alert" (("read"), id); -- order, filter eq
create index "alert_searchtext" on "alert" using gin ("searchText" gin_trgm_ops); -- search
create index "alert_searchshown" on "alert" using gin ("searchShown" gin_trgm_ops); -- search
create index "alert_searchexact" on "alert" using gin ("searchExact" array_ops); -- search

create table "building" (
  "id" integer primary key,
  "version" bigint not null,
  "name" text not null,
  "reference" text not null,
  "street" text not null,
  "postalCode" text not null,
  "city" text not null,
  "neighborhoodId" integer,
  "neighborhoodName" text,
  "walletId" integer,
  "walletName" text,
  "status" text not null,
  "lotCount" bigint not null,
  "userCount" bigint not null,
  "managerEmail" text,
  "createdAt" timestamptz not null,
  "searchText" text generated always as (fold(coalesce("name", '') || E'\n' || coalesce("reference", '') || E'\n' || coalesce("street", '') || E'\n' || coalesce("postalCode", '') || E'\n' || coalesce("city", '') || E'\n' || coalesce("neighborhoodName", '') || E'\n' || coalesce("walletName", '') || E'\n' || coalesce(case "status" when 'draft' then 'Brouillon' when 'active' then 'Actif' when 'archived' then 'Archivé' else "status" end, '') || E'\n' || coalesce("managerEmail", ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_instant("createdAt"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version"), shown_number("lotCount"), shown_number("userCount")]::text[], null)) stored
);
create index "building_version_order" on "building" (("version"), id); -- order
create index "building_name_order" on "building" (("name" collate french), id); -- order
create index "building_reference_order" on "building" (("reference" collate french), id); -- order
create index "building_street_order" on "building" (("street" collate french), id); -- order
create index "building_postalcode_order" on "building" (("postalCode" collate french), id); -- order
create index "building_city_order" on "building" (("city" collate french), id); -- order
create index "building_neighborhoodid_order" on "building" (("neighborhoodId"), id); -- order, filter eq
create index "building_neighborhoodid_down" on "building" (("neighborhoodId") desc nulls last, id desc); -- order down
create index "building_neighborhoodname_order" on "building" (("neighborhoodName" collate french), id); -- order
create index "building_neighborhoodname_down" on "building" (("neighborhoodName" collate french) desc nulls last, id desc); -- order down
create index "building_walletid_order" on "building" (("walletId"), id); -- order, filter eq
create index "building_walletid_down" on "building" (("walletId") desc nulls last, id desc); -- order down
create index "building_walletname_order" on "building" (("walletName" collate french), id); -- order
create index "building_walletname_down" on "building" (("walletName" collate french) desc nulls last, id desc); -- order down
create index "building_status_order" on "building" ((array_position(array['draft', 'active', 'archived'], "status")), id); -- order
create index "building_lotcount_order" on "building" (("lotCount"), id); -- order
create index "building_usercount_order" on "building" (("userCount"), id); -- order
create index "building_manageremail_order" on "building" (("managerEmail" collate french), id); -- order
create index "building_manageremail_down" on "building" (("managerEmail" collate french) desc nulls last, id desc); -- order down
create index "building_createdat_order" on "building" (("createdAt"), id); -- order
create index "building_city_filter" on "building" (("city"), id); -- filter eq
create index "building_status_filter" on "building" (("status"), id); -- filter in, search in it
create index "building_searchtext" on "building" using gin ("searchText" gin_trgm_ops); -- search
create index "building_searchshown" on "building" using gin ("searchShown" gin_trgm_ops); -- search
create index "building_searchexact" on "building" using gin ("searchExact" array_ops); -- search

create table "callback" (
  "id" integer primary key,
  "version" bigint not null,
  "userId" integer not null,
  "userName" text not null,
  "phone" text not null,
  "topic" text not null,
  "preferredSlot" text,
  "requestedAt" timestamptz not null,
  "status" text not null,
  "handledBy" text,
  "handledAt" timestamptz,
  "note" text,
  "searchText" text generated always as (fold(coalesce("userName", '') || E'\n' || coalesce("topic", '') || E'\n' || coalesce("preferredSlot", '') || E'\n' || coalesce(case "status" when 'toHandle' then 'À traiter' when 'unreachable' then 'Injoignable' when 'handled' then 'Traitée' else "status" end, '') || E'\n' || coalesce("handledBy", '') || E'\n' || coalesce("note", ''))) stored,
  "searchPhones" text generated always as (fold(coalesce(shown_phone("phone"), ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_instant("requestedAt"), '') || E'\n' || coalesce(shown_instant("handledAt"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version")]::text[], null)) stored
);
create index "callback_version_order" on "callback" (("version"), id); -- order
create index "callback_userid_order" on "callback" (("userId"), id); -- order, filter eq
create index "callback_username_order" on "callback" (("userName" collate french), id); -- order
create index "callback_phone_order" on "callback" (("phone" collate french), id); -- order
create index "callback_topic_order" on "callback" (("topic" collate french), id); -- order
create index "callback_preferredslot_order" on "callback" (("preferredSlot" collate french), id); -- order
create index "callback_preferredslot_down" on "callback" (("preferredSlot" collate french) desc nulls last, id desc); -- order down
create index "callback_requestedat_order" on "callback" (("requestedAt"), id); -- order, filter from, filter to
create index "callback_status_order" on "callback" ((array_position(array['toHandle', 'unreachable', 'handled'], "status")), id); -- order
create index "callback_handledby_order" on "callback" (("handledBy" collate french), id); -- order
create index "callback_handledby_down" on "callback" (("handledBy" collate french) desc nulls last, id desc); -- order down
create index "callback_handledat_order" on "callback" (("handledAt"), id); -- order
create index "callback_handledat_down" on "callback" (("handledAt") desc nulls last, id desc); -- order down
create index "callback_note_order" on "callback" ((left("note", 200) collate french), id); -- order
create index "callback_note_down" on "callback" ((left("note", 200) collate french) desc nulls last, id desc); -- order down
create index "callback_status_filter" on "callback" (("status"), id); -- filter in, search in it
create index "callback_searchtext" on "callback" using gin ("searchText" gin_trgm_ops); -- search
create index "callback_searchphones" on "callback" using gin ("searchPhones" gin_trgm_ops); -- search
create index "callback_searchshown" on "callback" using gin ("searchShown" gin_trgm_ops); -- search
create index "callback_searchexact" on "callback" using gin ("searchExact" array_ops); -- search

create table "change" (
  "id" integer primary key,
  "version" bigint not null,
  "at" timestamptz not null,
  "byAdmin" text not null,
  "event" text not null,
  "entity" text not null,
  "recordId" bigint not null,
  "changes" jsonb not null,
  "summary" text not null,
  "searchText" text generated always as (fold(coalesce("byAdmin", '') || E'\n' || coalesce(case "event" when 'created' then 'Création' when 'updated' then 'Modification' when 'deleted' then 'Suppression' when 'assigned' then 'Ajout' when 'unassigned' then 'Retrait' when 'undone' then 'Annulation' else "event" end, '') || E'\n' || coalesce("entity", '') || E'\n' || coalesce("summary", ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_instant("at"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version"), shown_number("recordId")]::text[], null)) stored
);
create index "change_version_order" on "change" (("version"), id); -- order
create index "change_at_order" on "change" (("at"), id); -- order
create index "change_byadmin_order" on "change" (("byAdmin" collate french), id); -- order
create index "change_event_order" on "change" ((array_position(array['created', 'updated', 'deleted', 'assigned', 'unassigned', 'undone'], "event")), id); -- order
create index "change_entity_order" on "change" (("entity" collate french), id); -- order
create index "change_recordid_order" on "change" (("recordId"), id); -- order
create index "change_summary_order" on "change" (("summary" collate french), id); -- order
create index "change_event_filter" on "change" (("event"), id); -- search in it
create index "change_searchtext" on "change" using gin ("searchText" gin_trgm_ops); -- search
create index "change_searchshown" on "change" using gin ("searchShown" gin_trgm_ops); -- search
create index "change_searchexact" on "change" using gin ("searchExact" array_ops); -- search

create table "conversation" (
  "id" integer primary key,
  "version" bigint not null,
  "subject" text not null,
  "userId" integer not null,
  "userName" text not null,
  "buildingId" integer,
  "buildingName" text,
  "messageCount" bigint not null,
  "unreadCount" bigint not null,
  "unread" boolean not null,
  "lastMessageAt" timestamptz not null,
  "status" text not null,
  "searchText" text generated always as (fold(coalesce("subject", '') || E'\n' || coalesce("userName", '') || E'\n' || coalesce("buildingName", '') || E'\n' || coalesce(case "status" when 'open' then 'Ouverte' when 'forwarded' then 'Transférée' when 'closed' then 'Close' else "status" end, ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_instant("lastMessageAt"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version"), shown_number("messageCount"), shown_number("unreadCount"), case when "unread" then '=unread' end]::text[], null)) stored
);
create index "conversation_version_order" on "conversation" (("version"), id); -- order
create index "conversation_subject_order" on "conversation" (("subject" collate french), id); -- order
create index "conversation_userid_order" on "conversation" (("userId"), id); -- order, filter eq
create index "conversation_username_order" on "conversation" (("userName" collate french), id); -- order
create index "conversation_buildingid_order" on "conversation" (("buildingId"), id); -- order, filter eq
create index "conversation_buildingid_down" on "conversation" (("buildingId") desc nulls last, id desc); -- order down
create index "conversation_buildingname_order" on "conversation" (("buildingName" collate french), id); -- order
create index "conversation_buildingname_down" on "conversation" (("buildingName" collate french) desc nulls last, id desc); -- order down
create index "conversation_messagecount_order" on "conversation" (("messageCount"), id); -- order
create index "conversation_unreadcount_order" on "conversation" (("unreadCount"), id); -- order
create index "conversation_unread_order" on "conversation" (("unread"), id); -- order, filter eq
create index "conversation_lastmessageat_order" on "conversation" (("lastMessageAt"), id); -- order, filter from, filter to
create index "conversation_status_order" on "conversation" ((array_position(array['open', 'forwarded', 'closed'], "status")), id); -- order
create index "conversation_status_filter" on "conversation" (("status"), id); -- filter in, search in it
create index "conversation_searchtext" on "conversation" using gin ("searchText" gin_trgm_ops); -- search
create index "conversation_searchshown" on "conversation" using gin ("searchShown" gin_trgm_ops); -- search
create index "conversation_searchexact" on "conversation" using gin ("searchExact" array_ops); -- search

create table "deliveryPoint" (
  "id" integer primary key,
  "version" bigint not null,
  "name" text not null,
  "kind" text not null,
  "buildingId" integer,
  "buildingName" text,
  "street" text not null,
  "postalCode" text not null,
  "city" text not null,
  "openingHours" text,
  "capacity" bigint,
  "enabled" boolean not null,
  "searchText" text generated always as (fold(coalesce("name", '') || E'\n' || coalesce(case "kind" when 'hall' then 'Hall' when 'locker' then 'Consigne' when 'lodge' then 'Loge' when 'office' then 'Bureau' else "kind" end, '') || E'\n' || coalesce("buildingName", '') || E'\n' || coalesce("street", '') || E'\n' || coalesce("postalCode", '') || E'\n' || coalesce("city", '') || E'\n' || coalesce("openingHours", ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version"), shown_number("capacity"), case when "enabled" then '=enabled' end]::text[], null)) stored
);
create index "deliverypoint_version_order" on "deliveryPoint" (("version"), id); -- order
create index "deliverypoint_name_order" on "deliveryPoint" (("name" collate french), id); -- order
create index "deliverypoint_kind_order" on "deliveryPoint" ((array_position(array['office', 'locker', 'hall', 'lodge'], "kind")), id); -- order
create index "deliverypoint_buildingid_order" on "deliveryPoint" (("buildingId"), id); -- order
create index "deliverypoint_buildingid_down" on "deliveryPoint" (("buildingId") desc nulls last, id desc); -- order down
create index "deliverypoint_buildingname_order" on "deliveryPoint" (("buildingName" collate french), id); -- order
create index "deliverypoint_buildingname_down" on "deliveryPoint" (("buildingName" collate french) desc nulls last, id desc); -- order down
create index "deliverypoint_street_order" on "deliveryPoint" (("street" collate french), id); -- order
create index "deliverypoint_postalcode_order" on "deliveryPoint" (("postalCode" collate french), id); -- order
create index "deliverypoint_city_order" on "deliveryPoint" (("city" collate french), id); -- order
create index "deliverypoint_openinghours_order" on "deliveryPoint" (("openingHours" collate french), id); -- order
create index "deliverypoint_openinghours_down" on "deliveryPoint" (("openingHours" collate french) desc nulls last, id desc); -- order down
create index "deliverypoint_capacity_order" on "deliveryPoint" (("capacity"), id); -- order
create index "deliverypoint_capacity_down" on "deliveryPoint" (("capacity") desc nulls last, id desc); -- order down
create index "deliverypoint_enabled_order" on "deliveryPoint" (("enabled"), id); -- order
create index "deliverypoint_city_filter" on "deliveryPoint" (("city"), id); -- filter eq
create index "deliverypoint_kind_filter" on "deliveryPoint" (("kind"), id); -- filter in, search in it
create index "deliverypoint_searchtext" on "deliveryPoint" using gin ("searchText" gin_trgm_ops); -- search
create index "deliverypoint_searchexact" on "deliveryPoint" using gin ("searchExact" array_ops); -- search

create table "incident" (
  "id" integer primary key,
  "version" bigint not null,
  "reference" text not null,
  "title" text not null,
  "category" text not null,
  "priority" text not null,
  "status" text not null,
  "buildingId" integer not null,
  "buildingName" text not null,
  "reporterId" integer not null,
  "reporterName" text not null,
  "photos" jsonb not null,
  "assigneeId" integer,
  "assigneeName" text,
  "createdAt" timestamptz not null,
  "resolvedAt" timestamptz,
  "searchText" text generated always as (fold(coalesce("reference", '') || E'\n' || coalesce("title", '') || E'\n' || coalesce(case "category" when 'elevator' then 'Ascenseur' when 'water' then 'Eau' when 'electricity' then 'Électricité' when 'heating' then 'Chauffage' when 'cleanliness' then 'Propreté' when 'security' then 'Sécurité' when 'other' then 'Autre' else "category" end, '') || E'\n' || coalesce(case "priority" when 'low' then 'Basse' when 'normal' then 'Normale' when 'high' then 'Haute' when 'urgent' then 'Urgente' else "priority" end, '') || E'\n' || coalesce(case "status" when 'open' then 'Ouvert' when 'inProgress' then 'En cours' when 'resolved' then 'Résolu' when 'closed' then 'Clos' else "status" end, '') || E'\n' || coalesce("buildingName", '') || E'\n' || coalesce("reporterName", '') || E'\n' || coalesce("assigneeName", ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_instant("createdAt"), '') || E'\n' || coalesce(shown_instant("resolvedAt"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version")]::text[], null)) stored
);
create index "incident_version_order" on "incident" (("version"), id); -- order
create index "incident_reference_order" on "incident" (("reference" collate french), id); -- order
create index "incident_title_order" on "incident" (("title" collate french), id); -- order
create index "incident_category_order" on "incident" ((array_position(array['elevator', 'other', 'heating', 'water', 'electricity', 'cleanliness', 'security'], "category")), id); -- order
create index "incident_priority_order" on "incident" ((array_position(array['low', 'normal', 'high', 'urgent'], "priority")), id); -- order
create index "incident_status_order" on "incident" ((array_position(array['open', 'inProgress', 'resolved', 'closed'], "status")), id); -- order
create index "incident_buildingid_order" on "incident" (("buildingId"), id); -- order, filter eq
create index "incident_buildingname_order" on "incident" (("buildingName" collate french), id); -- order
create index "incident_reporterid_order" on "incident" (("reporterId"), id); -- order, filter eq
create index "incident_reportername_order" on "incident" (("reporterName" collate french), id); -- order
create index "incident_assigneeid_order" on "incident" (("assigneeId"), id); -- order
create index "incident_assigneeid_down" on "incident" (("assigneeId") desc nulls last, id desc); -- order down
create index "incident_assigneename_order" on "incident" (("assigneeName" collate french), id); -- order
create index "incident_assigneename_down" on "incident" (("assigneeName" collate french) desc nulls last, id desc); -- order down
create index "incident_createdat_order" on "incident" (("createdAt"), id); -- order, filter from, filter to
create index "incident_resolvedat_order" on "incident" (("resolvedAt"), id); -- order, filter from, filter to
create index "incident_resolvedat_down" on "incident" (("resolvedAt") desc nulls last, id desc); -- order down
create index "incident_category_filter" on "incident" (("category"), id); -- filter in, search in it
create index "incident_status_filter" on "incident" (("status"), id); -- filter in, search in it
create index "incident_priority_filter" on "incident" (("priority"), id); -- filter in, search in it
create index "incident_searchtext" on "incident" using gin ("searchText" gin_trgm_ops); -- search
create index "incident_searchshown" on "incident" using gin ("searchShown" gin_trgm_ops); -- search
create index "incident_searchexact" on "incident" using gin ("searchExact" array_ops); -- search

create table "managedService" (
  "id" integer primary key,
  "version" bigint not null,
  "position" bigint not null,
  "name" text not null,
  "category" text not null,
  "provider" text,
  "phone" text,
  "email" text,
  "url" text,
  "enabled" boolean not null,
  "buildingCount" bigint not null,
  "neighborhoodCount" bigint not null,
  "searchText" text generated always as (fold(coalesce("name", '') || E'\n' || coalesce(case "category" when 'cleaning' then 'Ménage' when 'laundry' then 'Pressing' when 'childcare' then 'Garde d’enfants' when 'handiwork' then 'Bricolage' when 'gardening' then 'Jardinage' when 'petcare' then 'Animaux' when 'mobility' then 'Mobilité' when 'wellness' then 'Bien-être' when 'other' then 'Autre' else "category" end, '') || E'\n' || coalesce("provider", '') || E'\n' || coalesce("email", '') || E'\n' || coalesce("url", ''))) stored,
  "searchPhones" text generated always as (fold(coalesce(shown_phone("phone"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version"), shown_number("position"), case when "enabled" then '=enabled' end, shown_number("buildingCount"), shown_number("neighborhoodCount")]::text[], null)) stored
);
create index "managedservice_version_order" on "managedService" (("version"), id); -- order
create index "managedservice_position_order" on "managedService" (("position"), id); -- order
create index "managedservice_name_order" on "managedService" (("name" collate french), id); -- order
create index "managedservice_category_order" on "managedService" ((array_position(array['petcare', 'other', 'wellness', 'handiwork', 'childcare', 'gardening', 'cleaning', 'mobility', 'laundry'], "category")), id); -- order
create index "managedservice_provider_order" on "managedService" (("provider" collate french), id); -- order
create index "managedservice_provider_down" on "managedService" (("provider" collate french) desc nulls last, id desc); -- order down
create index "managedservice_phone_order" on "managedService" (("phone" collate french), id); -- order
create index "managedservice_phone_down" on "managedService" (("phone" collate french) desc nulls last, id desc); -- order down
create index "managedservice_email_order" on "managedService" (("email" collate french), id); -- order
create index "managedservice_email_down" on "managedService" (("email" collate french) desc nulls last, id desc); -- order down
create index "managedservice_url_order" on "managedService" (("url" collate french), id); -- order
create index "managedservice_url_down" on "managedService" (("url" collate french) desc nulls last, id desc); -- order down
create index "managedservice_enabled_order" on "managedService" (("enabled"), id); -- order
create index "managedservice_buildingcount_order" on "managedService" (("buildingCount"), id); -- order
create index "managedservice_neighborhoodcount_order" on "managedService" (("neighborhoodCount"), id); -- order
create index "managedservice_category_filter" on "managedService" (("category"), id); -- search in it
create index "managedservice_searchtext" on "managedService" using gin ("searchText" gin_trgm_ops); -- search
create index "managedservice_searchphones" on "managedService" using gin ("searchPhones" gin_trgm_ops); -- search
create index "managedservice_searchexact" on "managedService" using gin ("searchExact" array_ops); -- search

create table "module" (
  "id" integer primary key,
  "version" bigint not null,
  "code" text not null,
  "label" text not null,
  "description" text,
  "enabled" boolean not null,
  "buildingCount" bigint not null,
  "updatedAt" timestamptz not null,
  "onInBuilding" boolean not null,
  "searchText" text generated always as (fold(coalesce("code", '') || E'\n' || coalesce("label", '') || E'\n' || coalesce("description", ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_instant("updatedAt"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version"), case when "enabled" then '=enabled' end, shown_number("buildingCount"), case when "onInBuilding" then '=onInBuilding' end]::text[], null)) stored
);
create index "module_version_order" on "module" (("version"), id); -- order
create index "module_code_order" on "module" (("code" collate french), id); -- order
create index "module_label_order" on "module" (("label" collate french), id); -- order
create index "module_description_order" on "module" ((left("description", 200) collate french), id); -- order
create index "module_description_down" on "module" ((left("description", 200) collate french) desc nulls last, id desc); -- order down
create index "module_enabled_order" on "module" (("enabled"), id); -- order
create index "module_buildingcount_order" on "module" (("buildingCount"), id); -- order
create index "module_updatedat_order" on "module" (("updatedAt"), id); -- order
create index "module_oninbuilding_order" on "module" (("onInBuilding"), id); -- order, filter eq
create index "module_searchtext" on "module" using gin ("searchText" gin_trgm_ops); -- search
create index "module_searchshown" on "module" using gin ("searchShown" gin_trgm_ops); -- search
create index "module_searchexact" on "module" using gin ("searchExact" array_ops); -- search

create table "negotiatedService" (
  "id" integer primary key,
  "version" bigint not null,
  "position" bigint not null,
  "name" text not null,
  "partner" text not null,
  "discountLabel" text not null,
  "promoCode" text,
  "url" text not null,
  "startsOn" date,
  "endsOn" date,
  "enabled" boolean not null,
  "buildingCount" bigint not null,
  "searchText" text generated always as (fold(coalesce("name", '') || E'\n' || coalesce("partner", '') || E'\n' || coalesce("discountLabel", '') || E'\n' || coalesce("promoCode", '') || E'\n' || coalesce("url", ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_day("startsOn"), '') || E'\n' || coalesce(shown_day("endsOn"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version"), shown_number("position"), case when "enabled" then '=enabled' end, shown_number("buildingCount")]::text[], null)) stored
);
create index "negotiatedservice_version_order" on "negotiatedService" (("version"), id); -- order
create index "negotiatedservice_position_order" on "negotiatedService" (("position"), id); -- order
create index "negotiatedservice_name_order" on "negotiatedService" (("name" collate french), id); -- order
create index "negotiatedservice_partner_order" on "negotiatedService" (("partner" collate french), id); -- order
create index "negotiatedservice_discountlabel_order" on "negotiatedService" (("discountLabel" collate french), id); -- order
create index "negotiatedservice_promocode_order" on "negotiatedService" (("promoCode" collate french), id); -- order
create index "negotiatedservice_promocode_down" on "negotiatedService" (("promoCode" collate french) desc nulls last, id desc); -- order down
create index "negotiatedservice_url_order" on "negotiatedService" (("url" collate french), id); -- order
create index "negotiatedservice_startson_order" on "negotiatedService" (("startsOn"), id); -- order
create index "negotiatedservice_startson_down" on "negotiatedService" (("startsOn") desc nulls last, id desc); -- order down
create index "negotiatedservice_endson_order" on "negotiatedService" (("endsOn"), id); -- order
create index "negotiatedservice_endson_down" on "negotiatedService" (("endsOn") desc nulls last, id desc); -- order down
create index "negotiatedservice_enabled_order" on "negotiatedService" (("enabled"), id); -- order
create index "negotiatedservice_buildingcount_order" on "negotiatedService" (("buildingCount"), id); -- order
create index "negotiatedservice_searchtext" on "negotiatedService" using gin ("searchText" gin_trgm_ops); -- search
create index "negotiatedservice_searchshown" on "negotiatedService" using gin ("searchShown" gin_trgm_ops); -- search
create index "negotiatedservice_searchexact" on "negotiatedService" using gin ("searchExact" array_ops); -- search

create table "neighborhood" (
  "id" integer primary key,
  "version" bigint not null,
  "name" text not null,
  "city" text not null,
  "postalCodes" jsonb not null,
  "contactEmail" text,
  "buildingCount" bigint not null,
  "managedServiceCount" bigint not null,
  "status" text not null,
  "searchText" text generated always as (fold(coalesce("name", '') || E'\n' || coalesce("city", '') || E'\n' || coalesce("contactEmail", '') || E'\n' || coalesce(case "status" when 'draft' then 'Brouillon' when 'active' then 'Actif' when 'archived' then 'Archivé' else "status" end, ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version"), shown_number("buildingCount"), shown_number("managedServiceCount")]::text[], null)) stored
);
create index "neighborhood_version_order" on "neighborhood" (("version"), id); -- order
create index "neighborhood_name_order" on "neighborhood" (("name" collate french), id); -- order
create index "neighborhood_city_order" on "neighborhood" (("city" collate french), id); -- order
create index "neighborhood_contactemail_order" on "neighborhood" (("contactEmail" collate french), id); -- order
create index "neighborhood_contactemail_down" on "neighborhood" (("contactEmail" collate french) desc nulls last, id desc); -- order down
create index "neighborhood_buildingcount_order" on "neighborhood" (("buildingCount"), id); -- order
create index "neighborhood_managedservicecount_order" on "neighborhood" (("managedServiceCount"), id); -- order
create index "neighborhood_status_order" on "neighborhood" ((array_position(array['draft', 'active', 'archived'], "status")), id); -- order
create index "neighborhood_city_filter" on "neighborhood" (("city"), id); -- filter eq
create index "neighborhood_status_filter" on "neighborhood" (("status"), id); -- filter in, search in it
create index "neighborhood_searchtext" on "neighborhood" using gin ("searchText" gin_trgm_ops); -- search
create index "neighborhood_searchexact" on "neighborhood" using gin ("searchExact" array_ops); -- search

create table "news" (
  "id" integer primary key,
  "version" bigint not null,
  "title" text not null,
  "scope" text not null,
  "targetNames" jsonb not null,
  "status" text not null,
  "publishAt" timestamptz,
  "pinned" boolean not null,
  "notify" boolean not null,
  "notifiedAt" timestamptz,
  "authorId" integer not null,
  "authorName" text not null,
  "searchText" text generated always as (fold(coalesce("title", '') || E'\n' || coalesce(case "scope" when 'all' then 'Tous les résidents' when 'neighborhoods' then 'Quartiers' when 'buildings' then 'Immeubles' else "scope" end, '') || E'\n' || coalesce(case "status" when 'draft' then 'Brouillon' when 'scheduled' then 'Programmée' when 'published' then 'Publiée' when 'archived' then 'Archivée' else "status" end, '') || E'\n' || coalesce("authorName", ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_instant("publishAt"), '') || E'\n' || coalesce(shown_instant("notifiedAt"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version"), case when "pinned" then '=pinned' end, case when "notify" then '=notify' end]::text[], null)) stored
);
create index "news_version_order" on "news" (("version"), id); -- order
create index "news_title_order" on "news" (("title" collate french), id); -- order
create index "news_scope_order" on "news" ((array_position(array['all', 'neighborhoods', 'buildings'], "scope")), id); -- order
create index "news_status_order" on "news" ((array_position(array['draft', 'scheduled', 'published', 'archived'], "status")), id); -- order
create index "news_publishat_order" on "news" (("publishAt"), id); -- order
create index "news_publishat_down" on "news" (("publishAt") desc nulls last, id desc); -- order down
create index "news_pinned_order" on "news" (("pinned"), id); -- order
create index "news_notify_order" on "news" (("notify"), id); -- order
create index "news_notifiedat_order" on "news" (("notifiedAt"), id); -- order
create index "news_notifiedat_down" on "news" (("notifiedAt") desc nulls last, id desc); -- order down
create index "news_authorid_order" on "news" (("authorId"), id); -- order
create index "news_authorname_order" on "news" (("authorName" collate french), id); -- order
create index "news_scope_filter" on "news" (("scope"), id); -- filter in, search in it
create index "news_status_filter" on "news" (("status"), id); -- filter in, search in it
create index "news_searchtext" on "news" using gin ("searchText" gin_trgm_ops); -- search
create index "news_searchshown" on "news" using gin ("searchShown" gin_trgm_ops); -- search
create index "news_searchexact" on "news" using gin ("searchExact" array_ops); -- search

create table "order" (
  "id" integer primary key,
  "version" bigint not null,
  "number" text not null,
  "userId" integer not null,
  "userName" text not null,
  "userPhone" text,
  "buildingId" integer not null,
  "buildingName" text not null,
  "deliveryPointId" integer,
  "deliveryPointName" text,
  "supplierId" integer,
  "supplierName" text,
  "estimatedAmountCents" bigint not null,
  "finalAmountCents" bigint,
  "amountStatus" text not null,
  "refundedCents" bigint not null,
  "status" text not null,
  "createdAt" timestamptz not null,
  "deliveryAt" timestamptz,
  "searchText" text generated always as (fold(coalesce("number", '') || E'\n' || coalesce("userName", '') || E'\n' || coalesce("buildingName", '') || E'\n' || coalesce("deliveryPointName", '') || E'\n' || coalesce("supplierName", '') || E'\n' || coalesce(case "amountStatus" when 'estimated' then 'Estimé' when 'toValidate' then 'À valider' when 'validated' then 'Validé' else "amountStatus" end, '') || E'\n' || coalesce(case "status" when 'new' then 'Nouvelle' when 'accepted' then 'Acceptée' when 'preparing' then 'En préparation' when 'delivered' then 'Livrée' when 'completed' then 'Terminée' when 'cancelled' then 'Annulée' else "status" end, ''))) stored,
  "searchPhones" text generated always as (fold(coalesce(shown_phone("userPhone"), ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_amount("estimatedAmountCents"), '') || E'\n' || coalesce(shown_amount("finalAmountCents"), '') || E'\n' || coalesce(shown_amount("refundedCents"), '') || E'\n' || coalesce(shown_instant("createdAt"), '') || E'\n' || coalesce(shown_instant("deliveryAt"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version")]::text[], null)) stored
);
create index "order_version_order" on "order" (("version"), id); -- order
create index "order_number_order" on "order" (("number" collate french), id); -- order
create index "order_userid_order" on "order" (("userId"), id); -- order, filter eq
create index "order_username_order" on "order" (("userName" collate french), id); -- order
create index "order_userphone_order" on "order" (("userPhone" collate french), id); -- order
create index "order_userphone_down" on "order" (("userPhone" collate french) desc nulls last, id desc); -- order down
create index "order_buildingid_order" on "order" (("buildingId"), id); -- order, filter eq
create index "order_buildingname_order" on "order" (("buildingName" collate french), id); -- order
create index "order_deliverypointid_order" on "order" (("deliveryPointId"), id); -- order
create index "order_deliverypointid_down" on "order" (("deliveryPointId") desc nulls last, id desc); -- order down
create index "order_deliverypointname_order" on "order" (("deliveryPointName" collate french), id); -- order
create index "order_deliverypointname_down" on "order" (("deliveryPointName" collate french) desc nulls last, id desc); -- order down
create index "order_supplierid_order" on "order" (("supplierId"), id); -- order, filter eq
create index "order_supplierid_down" on "order" (("supplierId") desc nulls last, id desc); -- order down
create index "order_suppliername_order" on "order" (("supplierName" collate french), id); -- order
create index "order_suppliername_down" on "order" (("supplierName" collate french) desc nulls last, id desc); -- order down
create index "order_estimatedamountcents_order" on "order" (("estimatedAmountCents"), id); -- order
create index "order_finalamountcents_order" on "order" (("finalAmountCents"), id); -- order
create index "order_finalamountcents_down" on "order" (("finalAmountCents") desc nulls last, id desc); -- order down
create index "order_amountstatus_order" on "order" ((array_position(array['estimated', 'toValidate', 'validated'], "amountStatus")), id); -- order
create index "order_refundedcents_order" on "order" (("refundedCents"), id); -- order
create index "order_status_order" on "order" ((array_position(array['new', 'accepted', 'preparing', 'delivered', 'completed', 'cancelled'], "status")), id); -- order
create index "order_createdat_order" on "order" (("createdAt"), id); -- order, filter from, filter to
create index "order_deliveryat_order" on "order" (("deliveryAt"), id); -- order, filter from, filter to
create index "order_deliveryat_down" on "order" (("deliveryAt") desc nulls last, id desc); -- order down
create index "order_status_filter" on "order" (("status"), id); -- filter in, search in it
create index "order_amountstatus_filter" on "order" (("amountStatus"), id); -- filter in, search in it
create index "order_searchtext" on "order" using gin ("searchText" gin_trgm_ops); -- search
create index "order_searchphones" on "order" using gin ("searchPhones" gin_trgm_ops); -- search
create index "order_searchshown" on "order" using gin ("searchShown" gin_trgm_ops); -- search
create index "order_searchexact" on "order" using gin ("searchExact" array_ops); -- search

create table "quotation" (
  "id" integer primary key,
  "version" bigint not null,
  "number" text not null,
  "userId" integer not null,
  "userName" text not null,
  "userPhone" text,
  "buildingId" integer not null,
  "buildingName" text not null,
  "supplierId" integer,
  "supplierName" text,
  "title" text not null,
  "amountCents" bigint,
  "status" text not null,
  "validUntil" date,
  "createdAt" timestamptz not null,
  "searchText" text generated always as (fold(coalesce("number", '') || E'\n' || coalesce("userName", '') || E'\n' || coalesce("buildingName", '') || E'\n' || coalesce("supplierName", '') || E'\n' || coalesce("title", '') || E'\n' || coalesce(case "status" when 'requested' then 'Demandé' when 'sent' then 'Envoyé' when 'accepted' then 'Accepté' when 'refused' then 'Refusé' when 'expired' then 'Expiré' else "status" end, ''))) stored,
  "searchPhones" text generated always as (fold(coalesce(shown_phone("userPhone"), ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_amount("amountCents"), '') || E'\n' || coalesce(shown_day("validUntil"), '') || E'\n' || coalesce(shown_instant("createdAt"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version")]::text[], null)) stored
);
create index "quotation_version_order" on "quotation" (("version"), id); -- order
create index "quotation_number_order" on "quotation" (("number" collate french), id); -- order
create index "quotation_userid_order" on "quotation" (("userId"), id); -- order, filter eq
create index "quotation_username_order" on "quotation" (("userName" collate french), id); -- order
create index "quotation_userphone_order" on "quotation" (("userPhone" collate french), id); -- order
create index "quotation_userphone_down" on "quotation" (("userPhone" collate french) desc nulls last, id desc); -- order down
create index "quotation_buildingid_order" on "quotation" (("buildingId"), id); -- order
create index "quotation_buildingname_order" on "quotation" (("buildingName" collate french), id); -- order
create index "quotation_supplierid_order" on "quotation" (("supplierId"), id); -- order, filter eq
create index "quotation_supplierid_down" on "quotation" (("supplierId") desc nulls last, id desc); -- order down
create index "quotation_suppliername_order" on "quotation" (("supplierName" collate french), id); -- order
create index "quotation_suppliername_down" on "quotation" (("supplierName" collate french) desc nulls last, id desc); -- order down
create index "quotation_title_order" on "quotation" (("title" collate french), id); -- order
create index "quotation_amountcents_order" on "quotation" (("amountCents"), id); -- order
create index "quotation_amountcents_down" on "quotation" (("amountCents") desc nulls last, id desc); -- order down
create index "quotation_status_order" on "quotation" ((array_position(array['requested', 'sent', 'accepted', 'refused', 'expired'], "status")), id); -- order
create index "quotation_validuntil_order" on "quotation" (("validUntil"), id); -- order, filter from, filter to
create index "quotation_validuntil_down" on "quotation" (("validUntil") desc nulls last, id desc); -- order down
create index "quotation_createdat_order" on "quotation" (("createdAt"), id); -- order, filter from, filter to
create index "quotation_status_filter" on "quotation" (("status"), id); -- filter in, search in it
create index "quotation_searchtext" on "quotation" using gin ("searchText" gin_trgm_ops); -- search
create index "quotation_searchphones" on "quotation" using gin ("searchPhones" gin_trgm_ops); -- search
create index "quotation_searchshown" on "quotation" using gin ("searchShown" gin_trgm_ops); -- search
create index "quotation_searchexact" on "quotation" using gin ("searchExact" array_ops); -- search

create table "readyAnswer" (
  "id" integer primary key,
  "version" bigint not null,
  "title" text not null,
  "body" text not null,
  "searchText" text generated always as (fold(coalesce("title", '') || E'\n' || coalesce("body", ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version")]::text[], null)) stored
);
create index "readyanswer_version_order" on "readyAnswer" (("version"), id); -- order
create index "readyanswer_title_order" on "readyAnswer" (("title" collate french), id); -- order
create index "readyanswer_body_order" on "readyAnswer" ((left("body", 200) collate french), id); -- order
create index "readyanswer_searchtext" on "readyAnswer" using gin ("searchText" gin_trgm_ops); -- search
create index "readyanswer_searchexact" on "readyAnswer" using gin ("searchExact" array_ops); -- search

create table "service" (
  "id" integer primary key,
  "version" bigint not null,
  "name" text not null,
  "reference" text not null,
  "supplierId" integer not null,
  "supplierName" text not null,
  "themeId" integer not null,
  "themeName" text not null,
  "sectionId" integer not null,
  "sectionName" text not null,
  "subsectionId" integer,
  "subsectionName" text,
  "priceCents" bigint not null,
  "unit" text not null,
  "vatRate" double precision not null,
  "available" boolean not null,
  "deliveryPointCount" bigint not null,
  "searchText" text generated always as (fold(coalesce("name", '') || E'\n' || coalesce("reference", '') || E'\n' || coalesce("supplierName", '') || E'\n' || coalesce("themeName", '') || E'\n' || coalesce("sectionName", '') || E'\n' || coalesce("subsectionName", '') || E'\n' || coalesce(case "unit" when 'piece' then 'Unité' when 'hour' then 'Heure' when 'kg' then 'kg' when 'package' then 'Forfait' else "unit" end, ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_amount("priceCents"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version"), shown_number("vatRate"), case when "available" then '=available' end, shown_number("deliveryPointCount")]::text[], null)) stored
);
create index "service_version_order" on "service" (("version"), id); -- order
create index "service_name_order" on "service" (("name" collate french), id); -- order
create index "service_reference_order" on "service" (("reference" collate french), id); -- order
create index "service_supplierid_order" on "service" (("supplierId"), id); -- order, filter eq
create index "service_suppliername_order" on "service" (("supplierName" collate french), id); -- order
create index "service_themeid_order" on "service" (("themeId"), id); -- order, filter eq
create index "service_themename_order" on "service" (("themeName" collate french), id); -- order
create index "service_sectionid_order" on "service" (("sectionId"), id); -- order, filter eq
create index "service_sectionname_order" on "service" (("sectionName" collate french), id); -- order
create index "service_subsectionid_order" on "service" (("subsectionId"), id); -- order
create index "service_subsectionid_down" on "service" (("subsectionId") desc nulls last, id desc); -- order down
create index "service_subsectionname_order" on "service" (("subsectionName" collate french), id); -- order
create index "service_subsectionname_down" on "service" (("subsectionName" collate french) desc nulls last, id desc); -- order down
create index "service_pricecents_order" on "service" (("priceCents"), id); -- order
create index "service_unit_order" on "service" ((array_position(array['piece', 'hour', 'kg', 'package'], "unit")), id); -- order
create index "service_vatrate_order" on "service" (("vatRate"), id); -- order
create index "service_available_order" on "service" (("available"), id); -- order, filter eq
create index "service_deliverypointcount_order" on "service" (("deliveryPointCount"), id); -- order
create index "service_unit_filter" on "service" (("unit"), id); -- search in it
create index "service_searchtext" on "service" using gin ("searchText" gin_trgm_ops); -- search
create index "service_searchshown" on "service" using gin ("searchShown" gin_trgm_ops); -- search
create index "service_searchexact" on "service" using gin ("searchExact" array_ops); -- search

create table "setting" (
  "id" integer primary key,
  "version" bigint not null,
  "key" text not null,
  "label" text not null,
  "type" text not null,
  "value" text not null,
  "updatedAt" timestamptz not null,
  "updatedBy" text not null,
  "searchText" text generated always as (fold(coalesce("key", '') || E'\n' || coalesce("label", '') || E'\n' || coalesce(case "type" when 'text' then 'Texte' when 'number' then 'Nombre' when 'boolean' then 'Oui ou non' when 'email' then 'E-mail' when 'url' then 'URL' when 'color' then 'Couleur' else "type" end, '') || E'\n' || coalesce("value", '') || E'\n' || coalesce("updatedBy", ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_instant("updatedAt"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version")]::text[], null)) stored
);
create index "setting_version_order" on "setting" (("version"), id); -- order
create index "setting_key_order" on "setting" (("key" collate french), id); -- order
create index "setting_label_order" on "setting" (("label" collate french), id); -- order
create index "setting_type_order" on "setting" ((array_position(array['color', 'email', 'number', 'boolean', 'text', 'url'], "type")), id); -- order
create index "setting_value_order" on "setting" (("value" collate french), id); -- order
create index "setting_updatedat_order" on "setting" (("updatedAt"), id); -- order
create index "setting_updatedby_order" on "setting" (("updatedBy" collate french), id); -- order
create index "setting_type_filter" on "setting" (("type"), id); -- search in it
create index "setting_searchtext" on "setting" using gin ("searchText" gin_trgm_ops); -- search
create index "setting_searchshown" on "setting" using gin ("searchShown" gin_trgm_ops); -- search
create index "setting_searchexact" on "setting" using gin ("searchExact" array_ops); -- search

create table "subscriber" (
  "id" integer primary key,
  "version" bigint not null,
  "subscriptionId" integer not null,
  "subscriptionName" text not null,
  "userId" integer not null,
  "userName" text not null,
  "buildingId" integer not null,
  "buildingName" text not null,
  "since" date not null,
  "nextBillingAt" timestamptz,
  "status" text not null,
  "unbilled" text,
  "searchText" text generated always as (fold(coalesce("subscriptionName", '') || E'\n' || coalesce("userName", '') || E'\n' || coalesce("buildingName", '') || E'\n' || coalesce(case "status" when 'active' then 'Actif' when 'suspended' then 'Suspendu' when 'ended' then 'Terminé' else "status" end, '') || E'\n' || coalesce(case "unbilled" when 'disabled' then 'Compte désactivé' when 'noBuilding' then 'Sans immeuble' when 'suspended' then 'Abonnement suspendu' else "unbilled" end, ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_day("since"), '') || E'\n' || coalesce(shown_instant("nextBillingAt"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version")]::text[], null)) stored
);
create index "subscriber_version_order" on "subscriber" (("version"), id); -- order
create index "subscriber_subscriptionid_order" on "subscriber" (("subscriptionId"), id); -- order
create index "subscriber_subscriptionname_order" on "subscriber" (("subscriptionName" collate french), id); -- order
create index "subscriber_userid_order" on "subscriber" (("userId"), id); -- order
create index "subscriber_username_order" on "subscriber" (("userName" collate french), id); -- order
create index "subscriber_buildingid_order" on "subscriber" (("buildingId"), id); -- order
create index "subscriber_buildingname_order" on "subscriber" (("buildingName" collate french), id); -- order
create index "subscriber_since_order" on "subscriber" (("since"), id); -- order
create index "subscriber_nextbillingat_order" on "subscriber" (("nextBillingAt"), id); -- order
create index "subscriber_nextbillingat_down" on "subscriber" (("nextBillingAt") desc nulls last, id desc); -- order down
create index "subscriber_status_order" on "subscriber" ((array_position(array['active', 'suspended', 'ended'], "status")), id); -- order
create index "subscriber_unbilled_order" on "subscriber" ((array_position(array['disabled', 'noBuilding', 'suspended'], "unbilled")), id); -- order
create index "subscriber_unbilled_down" on "subscriber" ((array_position(array['disabled', 'noBuilding', 'suspended'], "unbilled")) desc nulls last, id desc); -- order down
create index "subscriber_status_filter" on "subscriber" (("status"), id); -- filter in, search in it
create index "subscriber_unbilled_filter" on "subscriber" (("unbilled"), id); -- search in it
create index "subscriber_searchtext" on "subscriber" using gin ("searchText" gin_trgm_ops); -- search
create index "subscriber_searchshown" on "subscriber" using gin ("searchShown" gin_trgm_ops); -- search
create index "subscriber_searchexact" on "subscriber" using gin ("searchExact" array_ops); -- search

create table "subscription" (
  "id" integer primary key,
  "version" bigint not null,
  "name" text not null,
  "serviceId" integer not null,
  "serviceName" text not null,
  "period" text not null,
  "priceCents" bigint not null,
  "status" text not null,
  "subscriberCount" bigint not null,
  "activeSubscriberCount" bigint not null,
  "openSubscriberCount" bigint not null,
  "searchText" text generated always as (fold(coalesce("name", '') || E'\n' || coalesce("serviceName", '') || E'\n' || coalesce(case "period" when 'monthly' then 'Mensuel' when 'quarterly' then 'Trimestriel' when 'yearly' then 'Annuel' else "period" end, '') || E'\n' || coalesce(case "status" when 'active' then 'Actif' when 'suspended' then 'Suspendu' when 'ended' then 'Terminé' else "status" end, ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_amount("priceCents"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version"), shown_number("subscriberCount"), shown_number("activeSubscriberCount"), shown_number("openSubscriberCount")]::text[], null)) stored
);
create index "subscription_version_order" on "subscription" (("version"), id); -- order
create index "subscription_name_order" on "subscription" (("name" collate french), id); -- order
create index "subscription_serviceid_order" on "subscription" (("serviceId"), id); -- order, filter eq
create index "subscription_servicename_order" on "subscription" (("serviceName" collate french), id); -- order
create index "subscription_period_order" on "subscription" ((array_position(array['monthly', 'quarterly', 'yearly'], "period")), id); -- order
create index "subscription_pricecents_order" on "subscription" (("priceCents"), id); -- order
create index "subscription_status_order" on "subscription" ((array_position(array['active', 'suspended', 'ended'], "status")), id); -- order
create index "subscription_subscribercount_order" on "subscription" (("subscriberCount"), id); -- order
create index "subscription_activesubscribercount_order" on "subscription" (("activeSubscriberCount"), id); -- order
create index "subscription_opensubscribercount_order" on "subscription" (("openSubscriberCount"), id); -- order
create index "subscription_period_filter" on "subscription" (("period"), id); -- filter in, search in it
create index "subscription_status_filter" on "subscription" (("status"), id); -- filter in, search in it
create index "subscription_searchtext" on "subscription" using gin ("searchText" gin_trgm_ops); -- search
create index "subscription_searchshown" on "subscription" using gin ("searchShown" gin_trgm_ops); -- search
create index "subscription_searchexact" on "subscription" using gin ("searchExact" array_ops); -- search

create table "supplier" (
  "id" integer primary key,
  "version" bigint not null,
  "name" text not null,
  "email" text not null,
  "phone" text,
  "cities" jsonb not null,
  "themeCount" bigint not null,
  "orderCount" bigint not null,
  "openOrderCount" bigint not null,
  "enabled" boolean not null,
  "searchText" text generated always as (fold(coalesce("name", '') || E'\n' || coalesce("email", ''))) stored,
  "searchPhones" text generated always as (fold(coalesce(shown_phone("phone"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version"), shown_number("themeCount"), shown_number("orderCount"), shown_number("openOrderCount"), case when "enabled" then '=enabled' end]::text[], null)) stored
);
create index "supplier_version_order" on "supplier" (("version"), id); -- order
create index "supplier_name_order" on "supplier" (("name" collate french), id); -- order
create index "supplier_email_order" on "supplier" (("email" collate french), id); -- order
create index "supplier_phone_order" on "supplier" (("phone" collate french), id); -- order
create index "supplier_phone_down" on "supplier" (("phone" collate french) desc nulls last, id desc); -- order down
create index "supplier_themecount_order" on "supplier" (("themeCount"), id); -- order
create index "supplier_ordercount_order" on "supplier" (("orderCount"), id); -- order
create index "supplier_openordercount_order" on "supplier" (("openOrderCount"), id); -- order
create index "supplier_enabled_order" on "supplier" (("enabled"), id); -- order, filter eq
create index "supplier_cities_in" on "supplier" using gin ("cities" jsonb_path_ops); -- filter
create index "supplier_searchtext" on "supplier" using gin ("searchText" gin_trgm_ops); -- search
create index "supplier_searchphones" on "supplier" using gin ("searchPhones" gin_trgm_ops); -- search
create index "supplier_searchexact" on "supplier" using gin ("searchExact" array_ops); -- search

create table "theme" (
  "id" integer primary key,
  "version" bigint not null,
  "name" text not null,
  "color" text,
  "position" bigint not null,
  "enabled" boolean not null,
  "sectionCount" bigint not null,
  "serviceCount" bigint not null,
  "searchText" text generated always as (fold(coalesce("name", ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version"), shown_number("position"), case when "enabled" then '=enabled' end, shown_number("sectionCount"), shown_number("serviceCount")]::text[], null)) stored
);
create index "theme_version_order" on "theme" (("version"), id); -- order
create index "theme_name_order" on "theme" (("name" collate french), id); -- order
create index "theme_color_order" on "theme" (("color" collate french), id); -- order
create index "theme_color_down" on "theme" (("color" collate french) desc nulls last, id desc); -- order down
create index "theme_position_order" on "theme" (("position"), id); -- order
create index "theme_enabled_order" on "theme" (("enabled"), id); -- order, filter eq
create index "theme_sectioncount_order" on "theme" (("sectionCount"), id); -- order
create index "theme_servicecount_order" on "theme" (("serviceCount"), id); -- order
create index "theme_searchtext" on "theme" using gin ("searchText" gin_trgm_ops); -- search
create index "theme_searchexact" on "theme" using gin ("searchExact" array_ops); -- search

create table "ula" (
  "id" integer primary key,
  "version" bigint not null,
  "userId" integer not null,
  "userName" text not null,
  "buildingId" integer not null,
  "buildingName" text not null,
  "lotNumber" text not null,
  "floor" text,
  "relation" text not null,
  "status" text not null,
  "startDate" date not null,
  "endDate" date,
  "proof" jsonb,
  "rejectReason" text,
  "requestedAt" timestamptz not null,
  "hasProof" boolean not null,
  "ageDays" bigint not null,
  "searchText" text generated always as (fold(coalesce("userName", '') || E'\n' || coalesce("buildingName", '') || E'\n' || coalesce("lotNumber", '') || E'\n' || coalesce("floor", '') || E'\n' || coalesce(case "relation" when 'ownerOccupier' then 'Propriétaire occupant' when 'landlord' then 'Propriétaire bailleur' when 'tenant' then 'Locataire' when 'flatmate' then 'Colocataire' when 'other' then 'Autre' else "relation" end, '') || E'\n' || coalesce(case "status" when 'pending' then 'En attente' when 'proofToCheck' then 'Justificatif à vérifier' else "status" end, '') || E'\n' || coalesce(case "rejectReason" when 'illegible' then 'Illisible' when 'outdated' then 'Périmé' when 'nonCompliant' then 'Non conforme' when 'wrongName' then 'Mauvais nom' when 'other' then 'Autre' else "rejectReason" end, ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_day("startDate"), '') || E'\n' || coalesce(shown_day("endDate"), '') || E'\n' || coalesce(shown_instant("requestedAt"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version"), case when "hasProof" then '=hasProof' end, shown_number("ageDays")]::text[], null)) stored
);
create index "ula_version_order" on "ula" (("version"), id); -- order
create index "ula_userid_order" on "ula" (("userId"), id); -- order
create index "ula_username_order" on "ula" (("userName" collate french), id); -- order
create index "ula_buildingid_order" on "ula" (("buildingId"), id); -- order
create index "ula_buildingname_order" on "ula" (("buildingName" collate french), id); -- order
create index "ula_lotnumber_order" on "ula" (("lotNumber" collate french), id); -- order
create index "ula_floor_order" on "ula" (("floor" collate french), id); -- order
create index "ula_floor_down" on "ula" (("floor" collate french) desc nulls last, id desc); -- order down
create index "ula_relation_order" on "ula" ((array_position(array['ownerOccupier', 'landlord', 'tenant', 'flatmate', 'other'], "relation")), id); -- order
create index "ula_status_order" on "ula" ((array_position(array['pending', 'proofToCheck'], "status")), id); -- order
create index "ula_startdate_order" on "ula" (("startDate"), id); -- order
create index "ula_enddate_order" on "ula" (("endDate"), id); -- order
create index "ula_enddate_down" on "ula" (("endDate") desc nulls last, id desc); -- order down
create index "ula_rejectreason_order" on "ula" ((array_position(array['illegible', 'outdated', 'nonCompliant', 'wrongName', 'other'], "rejectReason")), id); -- order
create index "ula_rejectreason_down" on "ula" ((array_position(array['illegible', 'outdated', 'nonCompliant', 'wrongName', 'other'], "rejectReason")) desc nulls last, id desc); -- order down
create index "ula_requestedat_order" on "ula" (("requestedAt"), id); -- order, filter from, filter to
create index "ula_hasproof_order" on "ula" (("hasProof"), id); -- order
create index "ula_agedays_order" on "ula" (("ageDays"), id); -- order
create index "ula_status_filter" on "ula" (("status"), id); -- filter in, search in it
create index "ula_relation_filter" on "ula" (("relation"), id); -- search in it
create index "ula_rejectreason_filter" on "ula" (("rejectReason"), id); -- search in it
create index "ula_searchtext" on "ula" using gin ("searchText" gin_trgm_ops); -- search
create index "ula_searchshown" on "ula" using gin ("searchShown" gin_trgm_ops); -- search
create index "ula_searchexact" on "ula" using gin ("searchExact" array_ops); -- search

create table "ulaEvent" (
  "id" integer primary key,
  "version" bigint not null,
  "ulaId" integer not null,
  "userId" integer not null,
  "buildingName" text not null,
  "lotNumber" text not null,
  "at" timestamptz not null,
  "event" text not null,
  "from" text,
  "to" text,
  "byAdmin" text,
  "comment" text,
  "searchText" text generated always as (fold(coalesce("buildingName", '') || E'\n' || coalesce("lotNumber", '') || E'\n' || coalesce(case "event" when 'requested' then 'Demande' when 'attached' then 'Rattachement par l’équipe' when 'proofUploaded' then 'Dépôt d’un justificatif' when 'validated' then 'Validation' when 'rejected' then 'Rejet' when 'ended' then 'Fin' when 'updated' then 'Modification' else "event" end, '') || E'\n' || coalesce(case "from" when 'pending' then 'En attente' when 'proofToCheck' then 'Justificatif à vérifier' when 'validated' then 'Validé' when 'rejected' then 'Rejeté' when 'ended' then 'Terminé' else "from" end, '') || E'\n' || coalesce(case "to" when 'pending' then 'En attente' when 'proofToCheck' then 'Justificatif à vérifier' when 'validated' then 'Validé' when 'rejected' then 'Rejeté' when 'ended' then 'Terminé' else "to" end, '') || E'\n' || coalesce("byAdmin", '') || E'\n' || coalesce("comment", ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_instant("at"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version")]::text[], null)) stored
);
create index "ulaevent_version_order" on "ulaEvent" (("version"), id); -- order
create index "ulaevent_ulaid_order" on "ulaEvent" (("ulaId"), id); -- order
create index "ulaevent_userid_order" on "ulaEvent" (("userId"), id); -- order
create index "ulaevent_buildingname_order" on "ulaEvent" (("buildingName" collate french), id); -- order
create index "ulaevent_lotnumber_order" on "ulaEvent" (("lotNumber" collate french), id); -- order
create index "ulaevent_at_order" on "ulaEvent" (("at"), id); -- order
create index "ulaevent_event_order" on "ulaEvent" ((array_position(array['requested', 'attached', 'proofUploaded', 'validated', 'rejected', 'ended', 'updated'], "event")), id); -- order
create index "ulaevent_from_order" on "ulaEvent" ((array_position(array['pending', 'proofToCheck', 'validated', 'rejected', 'ended'], "from")), id); -- order
create index "ulaevent_from_down" on "ulaEvent" ((array_position(array['pending', 'proofToCheck', 'validated', 'rejected', 'ended'], "from")) desc nulls last, id desc); -- order down
create index "ulaevent_to_order" on "ulaEvent" ((array_position(array['pending', 'proofToCheck', 'validated', 'rejected', 'ended'], "to")), id); -- order
create index "ulaevent_to_down" on "ulaEvent" ((array_position(array['pending', 'proofToCheck', 'validated', 'rejected', 'ended'], "to")) desc nulls last, id desc); -- order down
create index "ulaevent_byadmin_order" on "ulaEvent" (("byAdmin" collate french), id); -- order
create index "ulaevent_byadmin_down" on "ulaEvent" (("byAdmin" collate french) desc nulls last, id desc); -- order down
create index "ulaevent_comment_order" on "ulaEvent" ((left("comment", 200) collate french), id); -- order
create index "ulaevent_comment_down" on "ulaEvent" ((left("comment", 200) collate french) desc nulls last, id desc); -- order down
create index "ulaevent_event_filter" on "ulaEvent" (("event"), id); -- search in it
create index "ulaevent_from_filter" on "ulaEvent" (("from"), id); -- search in it
create index "ulaevent_to_filter" on "ulaEvent" (("to"), id); -- search in it
create index "ulaevent_searchtext" on "ulaEvent" using gin ("searchText" gin_trgm_ops); -- search
create index "ulaevent_searchshown" on "ulaEvent" using gin ("searchShown" gin_trgm_ops); -- search
create index "ulaevent_searchexact" on "ulaEvent" using gin ("searchExact" array_ops); -- search

create table "user" (
  "id" integer primary key,
  "version" bigint not null,
  "civility" text,
  "firstName" text not null,
  "lastName" text not null,
  "fullName" text not null,
  "email" text not null,
  "phone" text,
  "language" text not null,
  "status" text not null,
  "ulaCount" bigint not null,
  "validatedUlaCount" bigint not null,
  "activeSubscriptionCount" bigint not null,
  "buildingId" integer,
  "buildingName" text,
  "createdAt" timestamptz not null,
  "lastSeenAt" timestamptz,
  "searchText" text generated always as (fold(coalesce(case "civility" when 'mrs' then 'Mme' when 'mr' then 'M.' else "civility" end, '') || E'\n' || coalesce("firstName", '') || E'\n' || coalesce("lastName", '') || E'\n' || coalesce("fullName", '') || E'\n' || coalesce("email", '') || E'\n' || coalesce(case "language" when 'fr' then 'Français' when 'en' then 'Anglais' else "language" end, '') || E'\n' || coalesce(case "status" when 'pending' then 'En attente' when 'active' then 'Actif' when 'disabled' then 'Désactivé' else "status" end, '') || E'\n' || coalesce("buildingName", ''))) stored,
  "searchPhones" text generated always as (fold(coalesce(shown_phone("phone"), ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_instant("createdAt"), '') || E'\n' || coalesce(shown_instant("lastSeenAt"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version"), shown_number("ulaCount"), shown_number("validatedUlaCount"), shown_number("activeSubscriptionCount")]::text[], null)) stored
);
create index "user_version_order" on "user" (("version"), id); -- order
create index "user_civility_order" on "user" ((array_position(array['mrs', 'mr'], "civility")), id); -- order
create index "user_civility_down" on "user" ((array_position(array['mrs', 'mr'], "civility")) desc nulls last, id desc); -- order down
create index "user_firstname_order" on "user" (("firstName" collate french), id); -- order
create index "user_lastname_order" on "user" (("lastName" collate french), id); -- order
create index "user_fullname_order" on "user" (("fullName" collate french), id); -- order
create index "user_email_order" on "user" (("email" collate french), id); -- order
create index "user_phone_order" on "user" (("phone" collate french), id); -- order
create index "user_phone_down" on "user" (("phone" collate french) desc nulls last, id desc); -- order down
create index "user_language_order" on "user" ((array_position(array['fr', 'en'], "language")), id); -- order
create index "user_status_order" on "user" ((array_position(array['pending', 'active', 'disabled'], "status")), id); -- order
create index "user_ulacount_order" on "user" (("ulaCount"), id); -- order
create index "user_validatedulacount_order" on "user" (("validatedUlaCount"), id); -- order
create index "user_activesubscriptioncount_order" on "user" (("activeSubscriptionCount"), id); -- order
create index "user_buildingid_order" on "user" (("buildingId"), id); -- order, filter eq
create index "user_buildingid_down" on "user" (("buildingId") desc nulls last, id desc); -- order down
create index "user_buildingname_order" on "user" (("buildingName" collate french), id); -- order
create index "user_buildingname_down" on "user" (("buildingName" collate french) desc nulls last, id desc); -- order down
create index "user_createdat_order" on "user" (("createdAt"), id); -- order, filter from, filter to
create index "user_lastseenat_order" on "user" (("lastSeenAt"), id); -- order
create index "user_lastseenat_down" on "user" (("lastSeenAt") desc nulls last, id desc); -- order down
create index "user_status_filter" on "user" (("status"), id); -- filter in, search in it
create index "user_civility_filter" on "user" (("civility"), id); -- search in it
create index "user_language_filter" on "user" (("language"), id); -- search in it
create index "user_searchtext" on "user" using gin ("searchText" gin_trgm_ops); -- search
create index "user_searchphones" on "user" using gin ("searchPhones" gin_trgm_ops); -- search
create index "user_searchshown" on "user" using gin ("searchShown" gin_trgm_ops); -- search
create index "user_searchexact" on "user" using gin ("searchExact" array_ops); -- search

create table "wallet" (
  "id" integer primary key,
  "version" bigint not null,
  "name" text not null,
  "managerName" text not null,
  "managerEmail" text,
  "buildingCount" bigint not null,
  "lotCount" bigint not null,
  "lastImportAt" timestamptz,
  "lastImportStatus" text,
  "searchText" text generated always as (fold(coalesce("name", '') || E'\n' || coalesce("managerName", '') || E'\n' || coalesce("managerEmail", '') || E'\n' || coalesce(case "lastImportStatus" when 'queued' then 'En file' when 'running' then 'En cours' when 'succeeded' then 'Réussi' when 'partial' then 'Partiel' when 'failed' then 'Échoué' else "lastImportStatus" end, ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_instant("lastImportAt"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version"), shown_number("buildingCount"), shown_number("lotCount")]::text[], null)) stored
);
create index "wallet_version_order" on "wallet" (("version"), id); -- order
create index "wallet_name_order" on "wallet" (("name" collate french), id); -- order
create index "wallet_managername_order" on "wallet" (("managerName" collate french), id); -- order
create index "wallet_manageremail_order" on "wallet" (("managerEmail" collate french), id); -- order
create index "wallet_manageremail_down" on "wallet" (("managerEmail" collate french) desc nulls last, id desc); -- order down
create index "wallet_buildingcount_order" on "wallet" (("buildingCount"), id); -- order
create index "wallet_lotcount_order" on "wallet" (("lotCount"), id); -- order
create index "wallet_lastimportat_order" on "wallet" (("lastImportAt"), id); -- order
create index "wallet_lastimportat_down" on "wallet" (("lastImportAt") desc nulls last, id desc); -- order down
create index "wallet_lastimportstatus_order" on "wallet" ((array_position(array['queued', 'running', 'succeeded', 'partial', 'failed'], "lastImportStatus")), id); -- order
create index "wallet_lastimportstatus_down" on "wallet" ((array_position(array['queued', 'running', 'succeeded', 'partial', 'failed'], "lastImportStatus")) desc nulls last, id desc); -- order down
create index "wallet_lastimportstatus_filter" on "wallet" (("lastImportStatus"), id); -- filter in, search in it
create index "wallet_searchtext" on "wallet" using gin ("searchText" gin_trgm_ops); -- search
create index "wallet_searchshown" on "wallet" using gin ("searchShown" gin_trgm_ops); -- search
create index "wallet_searchexact" on "wallet" using gin ("searchExact" array_ops); -- search

create table "walletImport" (
  "id" integer primary key,
  "version" bigint not null,
  "walletId" integer not null,
  "walletName" text not null,
  "fileName" text not null,
  "kind" text not null,
  "status" text not null,
  "startedAt" timestamptz,
  "finishedAt" timestamptz,
  "rowsTotal" bigint not null,
  "rowsImported" bigint not null,
  "rowsCreated" bigint not null,
  "rowsChanged" bigint not null,
  "rowsTakenOver" bigint not null,
  "rowsUnchanged" bigint not null,
  "rowsRejected" bigint not null,
  "byAdmin" text not null,
  "searchText" text generated always as (fold(coalesce("walletName", '') || E'\n' || coalesce("fileName", '') || E'\n' || coalesce(case "kind" when 'buildings' then 'Immeubles' when 'lots' then 'Lots' when 'users' then 'Résidents' else "kind" end, '') || E'\n' || coalesce(case "status" when 'queued' then 'En file' when 'running' then 'En cours' when 'succeeded' then 'Réussi' when 'partial' then 'Partiel' when 'failed' then 'Échoué' else "status" end, '') || E'\n' || coalesce("byAdmin", ''))) stored,
  "searchShown" text generated always as (lettered(coalesce(shown_instant("startedAt"), '') || E'\n' || coalesce(shown_instant("finishedAt"), ''))) stored,
  "searchExact" text[] generated always as (array_remove(array[shown_number("version"), shown_number("rowsTotal"), shown_number("rowsImported"), shown_number("rowsCreated"), shown_number("rowsChanged"), shown_number("rowsTakenOver"), shown_number("rowsUnchanged"), shown_number("rowsRejected")]::text[], null)) stored
);
create index "walletimport_version_order" on "walletImport" (("version"), id); -- order
create index "walletimport_walletid_order" on "walletImport" (("walletId"), id); -- order
create index "walletimport_walletname_order" on "walletImport" (("walletName" collate french), id); -- order
create index "walletimport_filename_order" on "walletImport" (("fileName" collate french), id); -- order
create index "walletimport_kind_order" on "walletImport" ((array_position(array['buildings', 'lots', 'users'], "kind")), id); -- order
create index "walletimport_status_order" on "walletImport" ((array_position(array['queued', 'running', 'succeeded', 'partial', 'failed'], "status")), id); -- order
create index "walletimport_startedat_order" on "walletImport" (("startedAt"), id); -- order
create index "walletimport_startedat_down" on "walletImport" (("startedAt") desc nulls last, id desc); -- order down
create index "walletimport_finishedat_order" on "walletImport" (("finishedAt"), id); -- order
create index "walletimport_finishedat_down" on "walletImport" (("finishedAt") desc nulls last, id desc); -- order down
create index "walletimport_rowstotal_order" on "walletImport" (("rowsTotal"), id); -- order
create index "walletimport_rowsimported_order" on "walletImport" (("rowsImported"), id); -- order
create index "walletimport_rowscreated_order" on "walletImport" (("rowsCreated"), id); -- order
create index "walletimport_rowschanged_order" on "walletImport" (("rowsChanged"), id); -- order
create index "walletimport_rowstakenover_order" on "walletImport" (("rowsTakenOver"), id); -- order
create index "walletimport_rowsunchanged_order" on "walletImport" (("rowsUnchanged"), id); -- order
create index "walletimport_rowsrejected_order" on "walletImport" (("rowsRejected"), id); -- order
create index "walletimport_byadmin_order" on "walletImport" (("byAdmin" collate french), id); -- order
create index "walletimport_kind_filter" on "walletImport" (("kind"), id); -- search in it
create index "walletimport_status_filter" on "walletImport" (("status"), id); -- search in it
create index "walletimport_searchtext" on "walletImport" using gin ("searchText" gin_trgm_ops); -- search
create index "walletimport_searchshown" on "walletImport" using gin ("searchShown" gin_trgm_ops); -- search
create index "walletimport_searchexact" on "walletImport" using gin ("searchExact" array_ops); -- search
