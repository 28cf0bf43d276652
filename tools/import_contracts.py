"""A contract for import-linter: which packages from outside some of ours may import.

The built-in `forbidden` contract lists what is forbidden; a floor that needs almost nothing is better held
by a list of what is allowed. The standard library always is.
"""

from __future__ import annotations

import sys
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class AllowedOutside(Contract):
    type_name = "allowed_outside"

    source_modules = fields.ListField(subfield=fields.StringField())
    allowed_modules = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        sources: Any = self.source_modules
        allowed: Any = self.allowed_modules
        broken = [
            (importer, imported)
            for source in sources
            if source in graph.modules
            for importer in sorted({source, *graph.find_descendants(source)})
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if is_outside(imported) and imported.partition(".")[0] not in allowed
        ]
        return ContractCheck(kept=not broken, metadata={"broken": broken})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for importer, imported in check.metadata["broken"]:
            output.print_error(f"{importer} may not import {imported}", bold=False)
        output.new_line()


def is_outside(module: str) -> bool:
    package = module.partition(".")[0]
    return package != "arkade" and package not in sys.stdlib_module_names
