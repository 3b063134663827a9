"""Sixty buildings, the list's parameters and the form's fields."""
import re
import sys
import unicodedata
from datetime import datetime
from zoneinfo import ZoneInfo

FAULTS = "--faults" in sys.argv
STATUSES = {"draft": "Brouillon", "active": "Actif", "archived": "Archivé"}
FIELDS = ("name", "reference", "street", "postalCode", "city", "neighborhoodId", "walletId", "status", "lotCount",
          "managerEmail", "accessInstructions")
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


# Typographic signs and special letters, and the keys that people press for them.
HYPHENS = "\u058a\u05be\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d"
APOSTROPHES = "`\u00b4\u02b9\u02bb\u02bc\u02be\u02bf\u02c8\u02ca\u02cb\u2018\u2019\u201a\u201b\u2032\u2035\u2039\u203a" \
    "\ua78b\ua78c\u055a\u05f3\uff07"
QUOTES = "\u00ab\u00bb\u02ba\u201c\u201d\u201e\u201f\u2033\u2036\u301d\u301e\u301f\u05f4\uff02"
SIGNS = {ord(sign): key for key, signs in (("-", HYPHENS), ("'", APOSTROPHES), ('"', QUOTES), ("/", "\u2044\u2215"))
         for sign in signs}
LETTERS = {ord(letter): plain for plain, letters in {
    "a": "ɑⱥ", "b": "ƀɓ", "c": "ȼ", "d": "đðɖɗ", "e": "əɛɇǝ", "f": "ƒ", "g": "ǥɠɣɡ", "h": "ħɦ", "i": "ıɨɩ", "j": "ȷɉ",
    "k": "ĸƙ", "l": "łƚɫɬⱡ", "n": "ŋɲƞɳ", "o": "øɔɵ", "p": "ƥ", "r": "ɍɽ", "t": "ŧƭⱦʈ", "u": "ʉʊ", "v": "ʋ", "w": "ⱳ",
    "y": "ƴɏ", "z": "ƶʒ", "ae": "æ", "oe": "œ", "ss": "ß", "th": "þ", "σ": "ς"}.items() for letter in letters}
WHITE = "[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+"
# Besides control and format characters: fillers, selectors of variants, and others that draw nothing.
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8\ufffc"
                    "\U0001d159\U000e0000-\U000e0fff]")
# Of alphabets that put accents on letters; in scripts of India and Japan, marks are vowels and other letters.
ACCENTED = re.compile("[\u0300-\u08ff\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")


def plain_signs(value):
    """With the keyboard's signs, without unseen characters, and with single spaces; ligatures are letters."""
    text = unicodedata.normalize("NFKC", str(value).translate(SIGNS)).translate(SIGNS)
    seen = re.sub(WHITE, " ", text)
    return re.sub(" {2,}", " ", "".join(letter for letter in seen if not is_unseen(letter)))


def is_unseen(letter):
    return unicodedata.category(letter) in ("Cc", "Cf") or UNSEEN.match(letter) is not None


def same_form(value):
    """A text as unique values and filters compare it: accents count, case does not."""
    return unicodedata.normalize("NFC", plain_signs(value).strip().lower())


def fold(value):
    """A text as searches compare it: by the keys of a French keyboard, hyphens as spaces."""
    numbered = re.sub(r"№\s*|(?<![^\W\d_])[nN][°º]\s*", "no ", str(value))
    text = without_accents(unicodedata.normalize("NFKD", plain_signs(numbered)))
    plain = without_accents(text.lower()).translate(LETTERS)
    return re.sub("[ -]+", " ", unicodedata.normalize("NFC", plain))


def without_accents(text):
    return "".join(letter for letter in text if not (
        unicodedata.category(letter).startswith("M") and ACCENTED.match(letter)))


# Telephones (« 0033 6 12 », « 06 12 »), amounts (« 1 234,50 ») and moments count as one word.
UNIT = re.compile("|".join((
    r"(?:\+\d{1,3}|00\d{2,3}|0\d{1,3})(?:\s\(0\)\d?)?(?:\s\d{1,3})+(?!\S)",
    r"\d{2}(?:\s\d{2}){2,}(?!\S)",
    r"\d{1,3}(?:\s\d{3})+(?:,\d*)?(?!\S)",
    r"\d{1,2}/\d{1,2}/\d{4}\s\d{1,2}(?::\d{0,2})?(?!\S)",
    r"\S+")))
ENDS = re.compile(f"^[-{HYPHENS}]+(?!\\d)|[-{HYPHENS}]+$")


def words_of(term):
    """The words of a typed text, folded; quotation marks set them apart as spaces do. Without a word, its signs."""
    typed = UNIT.findall(re.sub(f'["{QUOTES}]+', " ", term)) or UNIT.findall(term)
    words = [ENDS.sub("", word) for word in typed if any(unicodedata.category(sign)[0] in "LN" for sign in word)]
    return [fold(word) for word in dict.fromkeys(words or typed)]


def shown(row, word):
    """The searched texts of a row, as shown on screen; dates only for words with a slash."""
    texts = [row[name] or "" for name in ("name", "reference", "street", "postalCode", "city", "managerEmail")]
    day = datetime.fromisoformat(row["createdAt"].replace("Z", "+00:00")).astimezone(ZoneInfo("Europe/Paris"))
    return [*texts, STATUSES[row["status"]], *([day.strftime("%d/%m/%Y %H:%M")] if "/" in word else [])]


def whole(text, least, most):
    if not re.fullmatch(r"-?[0-9]{1,10}", text) or not least <= int(text) <= most:
        raise Refusal(400, "Paramètre invalide")
    return int(text)


def checked_query(query, filters):
    """Checks DataTables' parameters and the screen's filters; refuses with 400."""
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
        elif key == "for" and value != "form":
            raise Refusal(400, "Paramètre invalide")
        elif key == "ids" and len(value) > 2000:
            raise Refusal(400, "Paramètre invalide")
        elif key in filters and key.endswith("Id") and value and not re.fullmatch(r"[1-9][0-9]{0,14}", value):
            raise Refusal(400, "Paramètre invalide")
        elif key == "status" and key in filters and value and not chosen(value):
            raise Refusal(400, "Paramètre invalide")


def chosen(value):
    """Whether these are at most fifty comma-separated states."""
    words = value.split(",")
    return len(words) <= 50 and all(word in STATUSES for word in words)


def listed(query):
    filters = ("city", "neighborhoodId", "walletId", "status")
    checked_query(query, filters)
    rows = list(buildings.values())
    total = len(rows)
    for name in filters:
        if query.get(name):
            wanted = query[name].split(",") if name == "status" else [same_form(query[name])]
            rows = [row for row in rows if (row[name] if name == "status" else same_form(row[name])) in wanted]
    if FAULTS and query.get("city"):
        total = len(rows)
    words = words_of(query.get("search[value]", ""))
    rows = [row for row in rows if all(any(word in fold(text) for text in shown(row, word)) for word in words)]
    for key, value in query.items():
        found = re.fullmatch(r"columns\[(\d+)\]\[search\]\[value\]", key)
        name = query.get(f"columns[{found[1]}][data]") if found else None
        if name in COLUMNS and value.strip():
            rows = [row for row in rows if fold(value.strip()) in fold(row[name] or "")]
    # The last level first: sorting is stable, so that each keeps the order of those below it.
    for level in reversed(range(20)):
        column = query.get(f"columns[{query.get(f'order[{level}][column]')}][data]")
        if column in COLUMNS:
            down = query.get(f"order[{level}][dir]") == "desc" and not FAULTS
            empty = [row for row in rows if row[column] is None]
            rows = sorted((row for row in rows if row[column] is not None), key=lambda row: (
                fold(row[column]) if isinstance(row[column], str) else row[column]), reverse=down) + empty
    start, length = int(query.get("start", 0)), int(query.get("length", 20))
    data = [{name: row[name] for name in COLUMNS} for row in rows[start:start + length]]
    return {"draw": int(query.get("draw", 0)), "recordsTotal": total, "recordsFiltered": len(rows), "data": data}


def options(query, pairs, archived=()):
    """A selector's choices. With for=form, omits archived records, except those asked for by id."""
    checked_query(query, ())
    if query.get("for") == "form":
        named = [{**pair, "text": pair["text"] + " (archivé)"} if pair["id"] in archived else pair for pair in pairs]
        pairs = named if "ids" in query else [pair for pair in pairs if pair["id"] not in archived]
    if "ids" in query:
        wanted = query["ids"].split(",")
        return {"results": [pair for pair in pairs if str(pair["id"]) in wanted], "pagination": {"more": False}}
    words = words_of(query.get("term", query.get("q", "")))
    found = [pair for pair in pairs if all(word in fold(pair["text"]) for word in words)]
    start = (int(query.get("page", 1)) - 1) * 20
    return {"results": found[start:start + 20], "pagination": {"more": len(found) > start + 20}}


def wrong_fields(body, is_new):
    """The names of a body's invalid fields, by the contract's limits."""
    known = set(FIELDS) | (set() if is_new else {"version"})
    errors = [] if FAULTS else [key for key in body if key not in known]
    for name, most in (("name", 255), ("reference", 40), ("street", 255), ("city", 120)):
        text = body.get(name)
        if not isinstance(text, str) or not 1 <= len(plain_signs(text).strip()) <= most:
            errors.append(name)
    if not isinstance(body.get("postalCode"), str) or not re.fullmatch(r"[0-9]{5}", body["postalCode"]):
        errors.append("postalCode")
    if not isinstance(body.get("status"), str) or body["status"] not in STATUSES:
        errors.append("status")
    if type(body.get("lotCount")) is not int or not 0 <= body["lotCount"] <= 100000:
        errors.append("lotCount")
    for name in ("neighborhoodId", "walletId"):
        # None exist yet, so only null is valid.
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
