"""Who is counted as one: a visitor of IPv4, a household or a site of IPv6, by whichever door they come."""

from __future__ import annotations

import ipaddress

import pytest

from teahouse.server.addresses import among, household, site


@pytest.mark.parametrize(
    ("address", "counted", "belongs_to"),
    [
        ("192.0.2.7", "192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:db8:1:ffff::1", "2001:db8:1:ffff::/64", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/64", "fe80::/48"),
        ("::1", "::/64", "::/48"),
        (
            "a guest whose address nobody knows",
            "a guest whose address nobody knows",
            "a guest whose address nobody knows",
        ),
        ("", "", ""),
    ],
)
def test_an_address_counts_as_its_household_and_a_household_as_its_site(
    address: str, counted: str, belongs_to: str
) -> None:
    assert household(address) == counted
    assert household(counted.partition("/")[0]) == counted
    assert site(counted) == belongs_to


def test_visitors_of_ipv4_are_told_apart_at_a_door_for_both() -> None:
    assert household("::ffff:192.0.2.7") != household("::ffff:192.0.2.8")


def test_a_proxy_is_known_by_whichever_door_it_comes() -> None:
    proxies = [ipaddress.ip_network("127.0.0.1"), ipaddress.ip_network("2001:db8::/32")]
    known = ["127.0.0.1", "::ffff:127.0.0.1", "2001:db8::9"]
    strange = ["127.0.0.2", "::ffff:127.0.0.2", "::1", "2001:db9::1", "unix", ""]
    assert [address for address in known + strange if among(address, proxies)] == known
