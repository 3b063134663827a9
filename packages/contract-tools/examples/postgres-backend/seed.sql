-- Records to begin with, the same ones each time.

insert into neighborhood select n, 'Quartier ' || n from generate_series(1, 5) n;
insert into wallet select n, 'Régie ' || n from generate_series(1, 4) n;
insert into supplier select n, 'Conciergerie ' || n, n <> 6 from generate_series(1, 6) n;
insert into service select n, nullif(n, 4) from generate_series(1, 4) n;
insert into delivery_point select n, 'Hall ' || n from generate_series(1, 8) n;

insert into building (name, reference, street, postal_code, city, neighborhood_id, wallet_id, status, lot_count,
  manager_email, access_instructions, created_at)
select (array['Résidence', 'Le Clos', 'Domaine', 'Éden', 'Les Jardins'])[1 + n % 5] || ' ' || n,
  'RES-' || lpad(n::text, 3, '0'), n || ', rue des Essais', (10000 + n * 7)::text,
  (array['Lyon', 'Nantes', 'Évry', 'Rennes', 'Saint-Étienne', 'Brest'])[1 + n % 6],
  nullif(n % 6, 0), nullif(n % 5, 0), (array['draft', 'active', 'archived'])[1 + n % 3], n % 40,
  case when n % 4 > 0 then 'gestion' || n || '@example.org' end, null, '2026-01-01T08:00:00Z'::timestamptz + n * interval '31 hours'
from generate_series(1, 260) n;

insert into resident (civility, first_name, last_name, email, phone, language, status, created_at, last_seen_at)
select (array['mrs', 'mr', null])[1 + n % 3], (array['Zoé', 'Émile', 'Ada', 'Noël', 'Inès', 'Paul', 'Léa'])[1 + n % 7],
  (array['Martin', 'Benali', 'Étienne', 'Lefèvre', 'Garnier'])[1 + n % 5] || '-' || n, 'resident' || n || '@example.org',
  case when n % 3 > 0 then '+3361200' || lpad(n::text, 4, '0') end, (array['fr', 'en'])[1 + (n % 9 = 0)::integer],
  (array['pending', 'active', 'disabled'])[1 + n % 3], '2026-02-01T09:30:00Z'::timestamptz + n * interval '13 hours',
  case when n % 4 > 0 then '2026-10-01T07:00:00Z'::timestamptz + n * interval '90 minutes' end
from generate_series(1, 300) n;

insert into tie select n, 1 + n % 240, n % 5 > 0 from generate_series(1, 280) n;
insert into tie select n, 1 + (n + 17) % 240, true from generate_series(1, 100) n;

insert into orders (number, resident_id, building_id, delivery_point_id, supplier_id, final_cents, status, created_at,
  delivery_at)
select 'C-2026-' || lpad(n::text, 5, '0'), 1 + n % 280, 1 + n % 240, nullif(n % 9, 0), nullif(n % 7, 0),
  case when n % 6 in (3, 4) and n % 4 > 0 then 1000 + n * 10 end,
  (array['new', 'accepted', 'preparing', 'delivered', 'completed', 'cancelled'])[1 + n % 6],
  '2026-03-01T10:00:00Z'::timestamptz + n * interval '11 hours',
  case when n % 5 > 0 then '2026-03-03T16:00:00Z'::timestamptz + n * interval '11 hours' end
from generate_series(1, 400) n;
insert into order_item select n, 1 + i, 'Chemise repassée ' || i, 1 + n % 3, 250 + i * 100
from generate_series(1, 400) n, generate_series(0, n % 3) i;
insert into order_event (order_id, kind, at, choice) select id, 'step', created_at, 'new' from orders;
insert into order_event (order_id, kind, at, admin_id, cents)
select id, 'validation', created_at + interval '2 days', 1, final_cents from orders where final_cents is not null;
insert into change (admin_id, event, entity, record_id, changes)
select 1, case k when 1 then 'created' else 'updated' end, entity, n, json_build_array(json_build_object(
  'field', 'status', 'label', 'Statut', 'from', null, 'to', 'Étape ' || k))
from (values ('building'), ('user'), ('order')) e (entity), generate_series(1, 5) n, generate_series(1, 12) k;
