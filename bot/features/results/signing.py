"""Signed files: canonical JSON, hashes, and Ed25519 signatures (docs/results.md says how they are made)."""

from __future__ import annotations

import hashlib
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Annotated, Any, Final, Generic, TypeVar, cast

import msgspec
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from msgspec import Meta, MsgspecError, Struct

MAX_FILE_BYTES: Final = 4 << 20  # size of the largest signed file that is read
MAX_INTEGER: Final = 2**53 - 1  # the largest number that every reader of JSON reads exactly
Whole = Annotated[int, Meta(ge=-MAX_INTEGER, le=MAX_INTEGER)]

Hash = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{43}\Z")]
"""32 bytes in base64url without padding: a hash, a secret, or a public key."""

Signature = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{86}\Z")]


class Body(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The signed part of a file. Each kind has a `format` of its own, so that none passes for another."""


AnyBody = TypeVar("AnyBody", bound=Body)
Body_co = TypeVar("Body_co", bound=Body, covariant=True)


class Signed(Struct, Generic[Body_co], frozen=True, forbid_unknown_fields=True):
    """A body with the public key of its author and the signature of its canonical form."""

    body: Body_co
    key: Hash
    signature: Signature


class NotSigned(ValueError):
    """Bytes that are not exactly a signed file of the expected kind."""


class SigningKey:
    """An operator's private key. `public` is the public key in base64url."""

    def __init__(self, key: Ed25519PrivateKey) -> None:
        self._key = key
        self.public = encode(key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw))

    @classmethod
    def new(cls) -> SigningKey:
        """Make a key."""
        return cls(Ed25519PrivateKey.generate())

    @classmethod
    def read(cls, pem: bytes) -> SigningKey:
        """Read a key. Raises `ValueError` for anything but an unencrypted Ed25519 key in PEM."""
        try:
            key = load_pem_private_key(pem, password=None)
        except (TypeError, UnsupportedAlgorithm):  # it is encrypted, or of a kind that is not known here
            raise ValueError("no key") from None
        if not isinstance(key, Ed25519PrivateKey):
            raise ValueError("no Ed25519 key")
        return cls(key)

    def pem(self) -> bytes:
        """Return the private key as PEM, for its file alone."""
        return self._key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())

    def sign(self, body: AnyBody) -> Signed[AnyBody]:
        """Return a body with its signature."""
        return Signed(body, self.public, encode(self._key.sign(canonical(body))))


def canonical(value: object) -> bytes:
    """Return the canonical JSON of a value without fractions: RFC 8785."""
    plain = msgspec.to_builtins(value)
    return json.dumps(plain, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


def digest(value: object) -> str:
    """Return the SHA-256 of a value's canonical JSON in base64url."""
    return encode(hashlib.sha256(canonical(value)).digest())


def encode(data: bytes) -> str:
    """Return bytes in base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Return the bytes of base64url without padding. Raises `ValueError` if another text has the same bytes."""
    data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if encode(data) != text:
        raise ValueError("bits left over")
    return data


def read_signed(data: bytes, kind: type[AnyBody]) -> Signed[AnyBody]:
    """Read a file whose body is of this kind. Raises `NotSigned`, but does not check the signature."""
    try:
        # A type made at run time, which mypy cannot follow.
        signed = cast(Signed[AnyBody], msgspec.json.decode(data, type=cast(Any, Signed)[kind]))
    except (MsgspecError, UnicodeError, RecursionError):
        raise NotSigned from None
    if canonical(signed) != data:
        raise NotSigned
    return signed


def is_genuine(signed: Signed[Body]) -> bool:
    """Return True if the signature is that of the key for this body."""
    try:
        key = Ed25519PublicKey.from_public_bytes(decode(signed.key))
        key.verify(decode(signed.signature), canonical(signed.body))
    except (ValueError, InvalidSignature):
        return False
    return True
