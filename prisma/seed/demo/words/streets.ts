/** Invented street names; the number in front is drawn. */
export const STREETS: readonly string[] = `
  Tangerine Loop, Heron Bend Rd, Marigold Way, Saw Palmetto Dr, Lake Tansy Blvd, Quail Feather Ct, Sandspur Ln, Bluestem Ave,
  Old Packinghouse Rd, Honeybell Dr, Turtle Crossing, Windmill Palm Way, Cattail Ct, Moss Rose Ln, Ferry Landing Rd,
  Lantern Row, Coquina Shell Dr, Night Heron Ln, Gopher Ridge Rd, Satsuma St, Cypress Knee Trl, Picnic Table Rd, Elderberry St,
  Muscadine Ave, Little Egret Way, Wild Lime Dr, Ropewalk St, Sweetbay Ave, Dragonfly Ct, Kumquat Ave, Papaya Pl, Water Oak Loop,
  Camphor Tree Rd, Beautyberry Ln, Pond Apple Dr, Rain Lily Way, Split Rail Rd, Fiddlewood St, Sea Oats Ave, Tupelo Honey Ln,
  Osprey Nest Rd, Buttonbush Ct, Firebush Dr, Skimmer St, Railspur Rd, Citrus Crate Ave, Spanish Moss Way, Wiregrass Ln,
  Catbird Ct, Mayhaw St, Pinecrest Hollow Rd, Swamp Lily Dr, Coontie Ct, Old Depot St, Longleaf Loop, Harness Maker Ln,
  Blue Crab Ct, Silver Palm Ave, Gator Flag Rd, Limpkin Ln, Loquat St, Passionflower Way, Redbay Dr, Sugarberry St,
  Sunfish Ct, Tern Island Rd, Wax Myrtle Ave, Yaupon Holly Dr, Zephyr Lily Ln, Ibis Roost Rd, Lighter Knot Trl, Bell Tower St
`
  .split(/[,\n]/)
  .flatMap((street) => street.trim() || [])
