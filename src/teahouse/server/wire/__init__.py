"""What travels between server and clients. Answers carry message ids and arguments; sentences come from the locale."""

# one name for all of it: `wire.State` is found by what it is about
from teahouse.server.wire.clocks import *  # noqa: F403
from teahouse.server.wire.common import *  # noqa: F403
from teahouse.server.wire.games import *  # noqa: F403
from teahouse.server.wire.guests import *  # noqa: F403
from teahouse.server.wire.host import *  # noqa: F403
from teahouse.server.wire.lessons import *  # noqa: F403
from teahouse.server.wire.notices import *  # noqa: F403
from teahouse.server.wire.play import *  # noqa: F403
from teahouse.server.wire.puzzles import *  # noqa: F403
from teahouse.server.wire.ratings import *  # noqa: F403
from teahouse.server.wire.returning import *  # noqa: F403
from teahouse.server.wire.tables import *  # noqa: F403
from teahouse.server.wire.talk import *  # noqa: F403
from teahouse.server.wire.tournaments import *  # noqa: F403
