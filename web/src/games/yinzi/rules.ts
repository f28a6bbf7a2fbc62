// Which clause speaks of a thing on the board.

const CLAUSES: [RegExp, string][] = [
  [/^bonus-free-advancement/, "YZ-28"], [/^bonus-better-sales/, "YZ-29"], [/^bonus-fed-workers/, "YZ-30"],
  [/^bonus-no-taxes/, "YZ-31"], [/^bonus-boat-upgrade/, "YZ-32"], [/^bonus-factory-upgrade/, "YZ-33"],
  [/^track-/, "YZ-46"], [/^space-emissary/, "YZ-61"],
  [/^space-free-(rice|wood|stone|raw|boat|copper)/, "YZ-62"],
  [/^space-(free-salt|additional-(sale|crops|worker)|same-|eager-)/, "YZ-63"], [/^space-/, "YZ-64"],
  [/^boat-track/, "YZ-20"], [/^rural-/, "YZ-120"], [/^market-/, "YZ-49"], [/^field-/, "YZ-44"], [/^spot-/, "YZ-53"],
  [/^factory-/, "YZ-72"], [/^coast-\d-/, "YZ-81"], [/^coast-/, "YZ-86"],
  [/^fortune-construct-boats/, "YZ-42"], [/^fortune-plant-crops/, "YZ-43"], [/^fortune-sell/, "YZ-49"],
  [/^fortune-develop-factories/, "YZ-52"], [/^fortune-choose-advancements/, "YZ-56"], [/^tax/, "YZ-41"],
  [/^workforce-take-resources|^resource-/, "YZ-71"], [/^workforce-produce/, "YZ-72"], [/^workforce-supply-ships/, "YZ-80"],
  [/^workforce-emperor/, "YZ-89"], [/^workforce-war-routes|^war-box/, "YZ-90"], [/^route-/, "YZ-104"],
  [/^box-palace/, "YZ-108"], [/^box-road/, "YZ-109"], [/^box-canal/, "YZ-110"], [/^box-bridge/, "YZ-111"],
];

/** The clause that explains a thing on the board; empty if none does. */
export function clauseOf(target: string): string {
  return CLAUSES.find(([name]) => name.test(target))?.[1] ?? "";
}

/** The clause of whatever an element belongs to. */
export function clauseAt(element: Element | null | undefined): string {
  const thing = element?.closest<HTMLElement>("[data-target], [data-rule]");
  return thing ? (thing.dataset.rule ?? clauseOf(thing.dataset.target ?? "")) : "";
}
