#!/usr/bin/env python3
"""A backend of Palier's contract in a hundred-odd lines of Python's standard library: session, home, buildings.

It shows what `palier-contract verify` says of a backend in another language. Started with --faults it makes three
mistakes that are easily made: an order that ignores desc, a total that shrinks with the filter, an unknown key that is
passed over.
"""
import json
import re
import secrets
import sys
import threading
import unicodedata
from datetime import datetime, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

FAULTS = "--faults" in sys.argv
BASE = "/api"
STATUSES = {"draft": "Brouillon", "active": "Actif", "archived": "Archivé"}
ADMIN = {"id": 1, "email": "admin@palier.test", "firstName": "Ada", "lastName": "Martin"}
PASSWORD = "palier"
sessions = {}
answers = {}
one_at_a_time = threading.Lock()
FIELDS = ("name", "reference", "street", "postalCode", "city", "neighborhoodId", "walletId", "status", "lotCount",
          "managerEmail", "accessInstructions")
REQUIRED = ("name", "reference", "street", "postalCode", "city", "status", "lotCount")
COLUMNS = ("id", "version") + FIELDS[:6] + ("neighborhoodName", "walletId", "walletName", "status", "lotCount",
                                            "userCount", "managerEmail", "createdAt")


def building(number):
    cities = ("Lyon", "Nantes", "Lille", "Rennes", "Brest")
    return {"id": number, "version": 1, "name": f"Résidence {number:03d}", "reference": f"RES-{number:03d}",
            "street": f"{number}, rue des Essais", "postalCode": f"{10000 + number}", "city": cities[number % 5],
            "neighborhoodId": None, "neighborhoodName": None, "walletId": None, "walletName": None,
            "status": list(STATUSES)[number % 3], "lotCount": number % 40, "userCount": number % 7,
            "managerEmail": None, "accessInstructions": None, "createdAt": f"2026-01-{1 + number % 28:02d}T08:00:00Z"}


buildings = {number: building(number) for number in range(1, 61)}


class Refusal(Exception):
    def __init__(self, status, title, **more):
        super().__init__(title)
        self.problem = {"type": f"/problems/{status}", "title": title, "status": status, **more}


def fold(value):
    text = unicodedata.normalize("NFD", str(value))
    return "".join(letter for letter in text if not unicodedata.combining(letter)).lower()


def whole(text, least, most):
    if not re.fullmatch(r"-?[0-9]{1,10}", text) or not least <= int(text) <= most:
        raise Refusal(400, "Paramètre invalide")
    return int(text)


def checked_query(query, filters):
    """The list's parameters, or 400: DataTables' own, and the screen's filters."""
    for key, value in query.items():
        if key in ("draw", "start"):
            whole(value, 0, 2147483647)
        elif key == "length":
            whole(value, 1, 500)
        elif key.endswith(("[regex]", "[searchable]", "[orderable]")) and value not in ("true", "false"):
            raise Refusal(400, "Paramètre invalide")
        elif key.endswith("[dir]") and value not in ("asc", "desc"):
            raise Refusal(400, "Paramètre invalide")
        elif re.fullmatch(r"order\[\d+\]\[column\]", key):
            whole(value, 0, 999)
        elif key.endswith(("[data]", "[name]")) and len(value) > 100:
            raise Refusal(400, "Paramètre invalide")
        elif (key.endswith("[value]") or key in ("city", "term", "q")) and len(value) > 200:
            raise Refusal(400, "Paramètre invalide")
        elif key == "page":
            if not re.fullmatch(r"[0-9]{1,7}", value):
                raise Refusal(400, "Paramètre invalide")
            whole(value, 1, 1000000)
        elif key == "ids" and len(value) > 2000:
            raise Refusal(400, "Paramètre invalide")
        elif key in filters and key.endswith("Id") and value and not re.fullmatch(r"[1-9][0-9]{0,14}", value):
            raise Refusal(400, "Paramètre invalide")
        elif key == "status" and key in filters and value and value not in STATUSES:
            raise Refusal(400, "Paramètre invalide")


def listed(query):
    filters = ("city", "neighborhoodId", "walletId", "status")
    checked_query(query, filters)
    rows = list(buildings.values())
    total = len(rows)
    for name in filters:
        if query.get(name):
            rows = [row for row in rows if str(row[name]) == query[name]]
    if FAULTS and query.get("city"):
        total = len(rows)
    term = fold(query.get("search[value]", "").strip())
    texts = ("name", "reference", "street", "postalCode", "city", "managerEmail")
    rows = [row for row in rows if any(term in fold(row[name] or "") for name in texts)]
    for key, value in query.items():
        found = re.fullmatch(r"columns\[(\d+)\]\[search\]\[value\]", key)
        name = query.get(f"columns[{found[1]}][data]") if found else None
        if name in COLUMNS and value.strip():
            rows = [row for row in rows if fold(value.strip()) in fold(row[name] or "")]
    column = query.get(f"columns[{query.get('order[0][column]')}][data]", "id")
    if column in COLUMNS:
        down = query.get("order[0][dir]") == "desc" and not FAULTS
        empty = [row for row in rows if row[column] is None]
        rows = sorted((row for row in rows if row[column] is not None), key=lambda row: (
            fold(row[column]) if isinstance(row[column], str) else row[column]), reverse=down) + empty
    start, length = int(query.get("start", 0)), int(query.get("length", 20))
    data = [{name: row[name] for name in COLUMNS} for row in rows[start:start + length]]
    return {"draw": int(query.get("draw", 0)), "recordsTotal": total, "recordsFiltered": len(rows), "data": data}


def options(query, pairs):
    checked_query(query, ())
    if "ids" in query:
        wanted = query["ids"].split(",")
        return {"results": [pair for pair in pairs if str(pair["id"]) in wanted], "pagination": {"more": False}}
    found = [pair for pair in pairs if fold(query.get("term", query.get("q", "")).strip()) in fold(pair["text"])]
    start = (int(query.get("page", 1)) - 1) * 20
    return {"results": found[start:start + 20], "pagination": {"more": len(found) > start + 20}}


def wrong_fields(body, is_new):
    """What is wrong with a form's body, field by field, by the contract's limits."""
    known = set(FIELDS) | (set() if is_new else {"version"})
    errors = [] if FAULTS else [key for key in body if key not in known]
    for name, most in (("name", 255), ("reference", 40), ("street", 255), ("city", 120)):
        text = body.get(name)
        if not isinstance(text, str) or not 1 <= len(text.strip()) <= most:
            errors.append(name)
    if not isinstance(body.get("postalCode"), str) or not re.fullmatch(r"[0-9]{5}", body["postalCode"]):
        errors.append("postalCode")
    if not isinstance(body.get("status"), str) or body["status"] not in STATUSES:
        errors.append("status")
    if type(body.get("lotCount")) is not int or not 0 <= body["lotCount"] <= 100000:
        errors.append("lotCount")
    for name in ("neighborhoodId", "walletId"):
        # There are none yet: null alone is right.
        if body.get(name) is not None or (not is_new and name not in body):
            errors.append(name)
    for name, pattern in (("managerEmail", r"\s*[^\s@]+@([A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9]{2,4}\s*"),
                          ("accessInstructions", r"(?s).{0,10000}")):
        value = body.get(name)
        if (not is_new and name not in body) or (value is not None and not (
                isinstance(value, str) and re.fullmatch(pattern, value))):
            errors.append(name)
    if not is_new and (type(body.get("version")) is not int or body["version"] < 1):
        errors.append("version")
    return errors


def saved(body, row):
    return {**row, **{name: body[name].strip() if isinstance(body.get(name), str) else body.get(name)
                      for name in FIELDS}}


class Backend(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Head and body in one packet.
    wbufsize = 65536

    def do_GET(self):
        self.answer("GET")

    def do_POST(self):
        self.answer("POST")

    def answer(self, method):
        size = int(self.headers.get("content-length", 0))
        self.raw = self.rfile.read(size) if size else b""
        try:
            with one_at_a_time:
                status, value, headers = self.route(method)
        except Refusal as refusal:
            status, value, headers = refusal.problem["status"], refusal.problem, {}
        text = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json" if status < 400 else "application/problem+json")
        self.send_header("content-length", str(len(text)))
        for name, header in headers.items():
            self.send_header(name, header)
        self.end_headers()
        self.wfile.write(text)

    def route(self, method):
        parts = urlsplit(self.path)
        path = parts.path[len(BASE):]
        cookie = re.search(r"palier_example=(\w+)", self.headers.get("cookie", ""))
        name = cookie[1] if cookie else None
        token = sessions.get(name)
        signed_in = {"authenticated": True, "csrfToken": token, "admin": ADMIN}
        if path == "/admin/session":
            return 200, signed_in if token else {"authenticated": False, "csrfToken": ""}, {}
        if path == "/admin/login" and method == "POST":
            return self.login()
        if path == "/admin/logout" and method == "POST":
            return self.logout(name)
        if not token:
            raise Refusal(401, "Vous n’êtes pas connecté")
        if method == "POST":
            if self.headers.get("x-csrf-token") != token:
                raise Refusal(403, "Jeton absent ou périmé")
            body = self.body()
        if path == "/admin/" and method == "GET":
            return 200, {"route": "admin_home", "authenticated": True, "admin": ADMIN}, {}
        query = dict(parse_qsl(parts.query, keep_blank_values=True))
        if path == "/admin/building/ajax-list":
            return 200, listed(query), {}
        if path == "/admin/building/building-cities-list":
            cities = sorted({row["city"] for row in buildings.values()})
            return 200, options(query, [{"id": city, "text": city} for city in cities]), {}
        if path == "/admin/building/ajax/search":
            return 200, options(query, [{"id": row["id"], "text": row["name"]} for row in buildings.values()]), {}
        choices = {"status": [{"id": key, "text": text} for key, text in STATUSES.items()],
                   "neighborhoodId": [], "walletId": []}
        if path == "/admin/building/new":
            if method == "GET":
                return 200, {"values": {"status": "draft", "lotCount": 0}, "choices": choices}, {}
            self.refuse(wrong_fields(body, True))
            return self.once(path, body, lambda: self.create(body))
        found = re.fullmatch(r"/admin/building/(edit|delete)/([1-9][0-9]{0,14})", path)
        if not found:
            raise Refusal(404, "Cette page n’existe pas")
        if found[1] == "edit" and method == "GET":
            row = self.row(int(found[2]))
            values = {name: row[name] for name in FIELDS + ("version",)}
            return 200, {"values": values, "choices": choices, "record": row}, {}
        if found[1] == "delete":
            return self.delete(int(found[2]), body)
        self.refuse(wrong_fields(body, False))
        return self.once(path, body, lambda: self.edit(int(found[2]), body))

    def login(self):
        body = self.body()
        errors = [key for key in body if key not in ("email", "password")]
        email, password = body.get("email"), body.get("password")
        if not isinstance(email, str) or not re.fullmatch(r"[^\s@]+@([\w-]+\.)+\w{2,4}", email.strip()):
            errors.append("email")
        if not isinstance(password, str) or not 1 <= len(password) <= 200:
            errors.append("password")
        self.refuse(errors)
        if (email.strip(), password) != (ADMIN["email"], PASSWORD):
            raise Refusal(401, "E-mail ou mot de passe incorrect")
        name, token = secrets.token_hex(16), secrets.token_hex(16)
        sessions[name] = token
        cookie = f"palier_example={name}; Path=/; HttpOnly; SameSite=Lax"
        return 200, {"authenticated": True, "csrfToken": token, "admin": ADMIN}, {"set-cookie": cookie}

    def logout(self, name):
        if name in sessions and self.headers.get("x-csrf-token") != sessions[name]:
            raise Refusal(403, "Jeton absent ou périmé")
        self.refuse(list(self.body()))
        sessions.pop(name, None)
        return 200, {"authenticated": False, "csrfToken": ""}, {}

    def body(self):
        if len(self.raw) > 1000000:
            raise Refusal(413, "Envoi trop volumineux")
        if not self.headers.get("content-type", "").startswith("application/json"):
            raise Refusal(415, "Du JSON est attendu")
        try:
            value = json.loads(self.raw or b"{}")
        except ValueError:
            value = None
        if not isinstance(value, dict):
            raise Refusal(400, "Un objet JSON est attendu")
        return value

    def refuse(self, errors):
        if errors:
            raise Refusal(422, "Vérifiez les champs", errors=[{"path": name, "message": "Valeur refusée"} for name in errors])

    def row(self, number):
        if number not in buildings:
            raise Refusal(404, "Cet immeuble n’existe pas")
        return buildings[number]

    def once(self, path, body, work):
        """A repeated Idempotency-Key gets its first answer, before anything is asked of the record; refusals are not kept."""
        key = self.headers.get("idempotency-key")
        if not key:
            return work()
        if len(key) > 200:
            raise Refusal(400, "Clé d’idempotence trop longue")
        if (path, key) in answers:
            first, answer = answers[path, key]
            if first != body:
                raise Refusal(409, "Cette clé a déjà servi")
            return answer
        answer = work()
        answers[path, key] = (body, answer)
        return answer

    def create(self, body):
        self.taken(body, 0)
        number = max(buildings) + 1
        now = datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
        buildings[number] = {**saved(body, building(number)), "userCount": 0, "createdAt": now}
        return 201, buildings[number], {}

    def taken(self, body, number):
        others = (row for row in buildings.values() if row["id"] != number)
        self.refuse([] if all(row["reference"] != body["reference"].strip() for row in others) else ["reference"])

    def edit(self, number, body):
        row = self.current(number, body)
        self.taken(body, number)
        buildings[number] = {**saved(body, row), "version": row["version"] + 1}
        return 200, buildings[number], {}

    def delete(self, number, body):
        wrong = type(body.get("version")) is not int or body["version"] < 1
        extra = [] if FAULTS else [key for key in body if key != "version"]
        self.refuse(extra + (["version"] if wrong else []))
        self.current(number, body)
        del buildings[number]
        return 200, {"ok": True}, {}

    def current(self, number, body):
        """The record, if the body's version is its own."""
        row = self.row(number)
        if body["version"] != row["version"]:
            raise Refusal(409, "Quelqu’un d’autre a enregistré", current=row)
        return row

    def log_message(self, *_):
        """Says nothing: the verifier says what it asked."""


port = next((int(each[7:]) for each in sys.argv if each.startswith("--port=")), 8000)
server = ThreadingHTTPServer(("127.0.0.1", port), Backend)
server.daemon_threads = True
print(f"http://127.0.0.1:{server.server_address[1]}{BASE}", flush=True)
server.serve_forever()
