#!/usr/bin/env python3
"""A backend for a part of Palier's contract (session, home, buildings), with only Python's standard library.

Shows what `palier-contract verify` reports about a backend in another language. With --faults it makes three common
mistakes: it ignores the sort direction, applies the filters to the total, and accepts unknown keys.
"""
import json
import re
import secrets
import sys
import threading
from datetime import datetime, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

sys.dont_write_bytecode = True
from buildings import (FAULTS, FIELDS, STATUSES, Refusal, building, buildings, listed, options, same_form, saved,
                       wrong_fields)

BASE = "/api"
ADMIN = {"id": 1, "email": "admin@palier.test", "firstName": "Ada", "lastName": "Martin"}
PASSWORD = "palier"
sessions = {}
answers = {}
one_at_a_time = threading.Lock()


class Backend(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Buffered, so that head and body share a packet.
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
        self.send_header("x-request-id", self.request_id())
        for name, header in headers.items():
            self.send_header(name, header)
        self.end_headers()
        self.wfile.write(text)

    def request_id(self):
        """The web server's in front of us, so that its log names the same, or a new one."""
        given = self.headers.get("x-request-id", "")
        return given if re.fullmatch(r"[\w-]{8,128}", given, re.ASCII) else secrets.token_hex(16)

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
            names = [{"id": row["id"], "text": row["name"]} for row in buildings.values()]
            archived = {row["id"] for row in buildings.values() if row["status"] == "archived"}
            return 200, options(query, names, archived), {}
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
            return self.once(path, body, lambda: self.delete(int(found[2]), body))
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
        """Repeats the first answer for a known Idempotency-Key, before reading the record. Refusals are not kept."""
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
        taken = {same_form(row["reference"]) for row in others}
        self.refuse(["reference"] if same_form(body["reference"]) in taken else [])

    def edit(self, number, body):
        row = self.current(number, body)
        # x-frozen in the document: only a separate action changes the status.
        self.refuse(["status"] if body["status"] != row["status"] else [])
        self.taken(body, number)
        after = saved(body, row)
        buildings[number] = after if after == row else {**after, "version": row["version"] + 1}
        return 200, buildings[number], {}

    def delete(self, number, body):
        wrong = type(body.get("version")) is not int or body["version"] < 1
        extra = [] if FAULTS else [key for key in body if key != "version"]
        self.refuse(extra + (["version"] if wrong else []))
        self.current(number, body)
        del buildings[number]
        return 200, {"ok": True}, {}

    def current(self, number, body):
        """The record; refuses a stale version."""
        row = self.row(number)
        if body["version"] != row["version"]:
            raise Refusal(409, "Quelqu’un d’autre a enregistré", current=row)
        return row

    def log_message(self, *_):
        """Logs nothing, as the verifier names its requests."""


port = next((int(each[7:]) for each in sys.argv if each.startswith("--port=")), 8000)
server = ThreadingHTTPServer(("127.0.0.1", port), Backend)
server.daemon_threads = True
print(f"http://127.0.0.1:{server.server_address[1]}{BASE}", flush=True)
server.serve_forever()
