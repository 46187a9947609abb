import { createRandom } from '@/tests/support/factories/random'
import type { Outline } from './outlines'

/** First halves of invented names; each is used once, except for chains. Written for this project. */
const list = (text: string): readonly string[] => text.split(/[,\n]/).flatMap((word) => word.trim() || [])

const CENTER_STEMS = list(`
  Paper Lantern, Marmalade Moon, Pocketful of Acorns, Tangerine Grove, Heron Bend, Sandpiper Row, Puddle Jumpers,
  Butterbean, Copper Kettle, Tumbleweed Tots, Bumble and Bloom, The Mitten Tree, Little Lighthouse Keepers, Firefly Porch,
  Ladybug Landing, Honeysuckle Hill, Cricket Song, Seven Pelicans, Blue Wagon, The Red Umbrella, Thimble and Thread,
  Rolling Marble, Snail Trail, Kite String, Apple Crate, Otter Creek, Moonbeam Meadow, Pinecone Pals, Tugboat Tots,
  Little Compass, Feather and Fern, Dandelion Wish, Wishing Well, Bramble Patch, Hopscotch Corner, Turtle Tracks,
  Papaya Tree, Starfish Shore, Gingham Garden, Peppermint Path, Cloudberry, Tiny Trailblazers, Mango Street, Clover and Co,
  Jellybean Junction, Whistle Stop, Bright Kettle, Sugar Maple, Willow Whistle, Caterpillar Club, Little Anchor,
  Lemon Drop, Mossy Log, Five Little Ducks, Chalk Dust, Crayon Box, Tin Whistle, Acorn and Oak, Banana Leaf, Seashell Alley,
  Juniper Jump, Barefoot Days, Kaleidoscope Kite, Sprout and Spoon, Button Box, Hedgehog Hollow, Pebble Creek,
  The Story Tree, Tree Frog, Little Meridian, Wobbly Duckling, Coconut Row, Sunbeam Station, Rainy Day, Toadstool,
  Lullaby Lane, Gentle Giraffe, Quilt Corner, Periwinkle, Curious Otter, Cinnamon Fern, Velvet Rabbit, Dragonfly Dock,
  Songbird Square, Noodle and Doodle, Grapefruit Gate, Merry Manatee, Little Timber, Sunflower Steps, Tadpole Terrace,
  Woolly Lamb, Little Orbit, Driftwood Den, Cozy Cocoon, Waddle and Wing, Marigold Manor, Happy Heron, Lantern Bay,
  Violet Vine, Twinkle Tower, Bluebird Bridge, Little Mariner, Cedar Swing, Palmetto Pals, Raindrop, Sandbox Scholars,
  Whirligig, Zinnia House, Magnolia Mornings, Twenty Tiny Toes, Bee Balm, Blossom and Branch, Little Pilgrims,
  Captain Crab, Lilypad Leap, Muffin Tin, Nutmeg, Ocean Pocket, Pinwheel, Quiet Quail, Ribbon and Rhyme, Saltwater Sprouts,
  Teacup, Umber Owl, Wagon Wheel, Yellow Boots, Zigzag, Amber Acorn, Bubble Bay, Camellia Court, Daybreak, Egret's Nest,
  Fiddlehead, Goldfinch, Huckleberry, Inkwell, Jasmine Gate, Kingfisher, Little Larch, Mockingbird Mile, Nightingale,
  Orange Blossom Row, Plum Pudding, Quarter Moon, Roseapple, Sweetgum, Treehouse Tales, Under the Oak, Valencia Vine,
  Watermelon Summer, Xylophone, Young Cypress, Zephyr, Airy Attic, Backyard Bugs, Cabbage Palm, Dewdrop, Elephant Ears,
  Flip-Flop, Grasshopper Glen, Hammock Hollow, Indigo Bunting, Jumping Bean, Kumquat, Loquat Lane, Milkweed, Noah's Porch,
  Oak and Ivy, Parasol, Quince, Red Rocket, Scrub Jay, Tuck and Tumble, Upside Down Umbrella, Boysenberry, Warbler, Yarn and Yarrow,
  Blueprint Babies, Anthill, Beach Plum, Cardinal Corner, Dolphin Dip, Evergreen Elm, Floating Feather, Guava Garden,
  Hibiscus Hall, Island Oak, Jigsaw, Key Lime, Lazy River, Manatee Mornings, Nesting Box, Old Swing, Poppyseed,
  Rope Swing, Sailcloth, Tide Pool, Turnip Patch, Wild Ginger, Wonder Wagon, Sycamore Steps, Little Drummers, Oatmeal and Honey,
  Sunday Shoes, Picket Fence, Railroad Daisy, Ladyslipper, Little Loom, Hummingbird Hour, Foxglove Field,
  Paddle Boat, Bellflower, Little Cartographers, Blue Heron Bay, Gumdrop Gate, Peach Pit, Tidewater Tots, Sparrow Street,
  Rocking Boat, Summer Squash, Lunchbox, Mud Pie, Garden Gnome, Beanstalk, Porch Light, Storm Petrel, Little Almanac,
  Cotton Cub, Patchwork Pony, Rag Doll Row, Tin Drum, Marbles and Magnets, Mulberry Bend, Voyager Dock,
  Pelican Point, Sunshine Ferry, Little Foundry, Cornflower Cottage, Half Moon Hill, Ripple Lake, Cypress Knee,
  Sweet Potato Vine, Tall Grass, Goose Feather, Bright Button, Cat's Cradle, Little Harvest, Larkspur, Mango Moon,
  Acrobat Ant, Bellows and Bright, Bluebell Barn, Buckle My Shoe, Canoe and Clover, Carrot Top Hill, Clementine Court,
  Comet Tail, Corner Nook, Dappled Deer, Dogwood Drum, Even Keel, Fireside Fern, Gecko Gate, Gingerroot, Hay Wagon, Iron Gate Ivy,
  Jolly Juniper, Kind Kestrel, Lucky Ladder, Merry-Go-Mango, Paper Sailboat, Possum Porch, Puffin Pier, Quack and Quill,
  Rowboat Row, Skylark Steps, Sugar Sand, Three Little Wrens, Tortoise and Tea, Wren and Robin,
  Apron String, Bathtub Captains, Biscuit and Blue, Bright Bramble, Button Mushroom, Candle and Clay, Catnap, Checkerboard,
  Chickadee, Cloud Nine Cubbies, Cubbyhole, Dew Pond, Dilly Dally, Doorbell, Early Bird Lane, Fern Gully Gate, Fiddle and Drum,
  Five Senses, Garden Snail, Giggle Grove, Green Bicycle, Hideaway Hill, Hoot and Holler, Humming Kettle, Ink and Acorn,
  Jam Jar, Katydid, Kettle Pond, Ladder to the Moon, Little Beekeepers, Little Gondola, Long Afternoon, Marshmallow Roof,
  Mossy Stone, Nickel and Daisy, Old Blue Truck, Paintbrush Pier, Pocket Garden, Quiet Harbor, Rooftop Robin, Sandal and Shell,
  Singing Frog, Spoonbill, Nutshell, Orchard Ladder, Thistledown, Sweetwater Steps, Walnut and Wren, Wonder Wharf
`)

const MONTESSORI_STEMS = list(`
  Pink Tower, Golden Bead, Spindle Box, Cosmic Garden, Quiet Hands, Open Shelf, Casa Girasol, Casa Naranja, Casa Luna,
  Casa Rosalia, Little Pitcher, Brown Stair, Moveable Letters, Sandpaper Sky, Peace Rose, Grain of Rice, Long Chain,
  First Plane, Child's Pace, Polished Stone, Woven Mat, Bell and Basket, Botany Cabinet, Knobbed Cylinder, Oak Table,
  Blue Sphere, Puzzle Map, Metal Inset, Small Broom, Folded Cloth, Hands and Horizon, Clear Lake, River Birch,
  Sunroom, Silver Palm, Three Period, Walking the Line, Harmony Grove, Cypress Shelf, Heron House, Lantern Lake,
  Oak Lantern, Olive Grove, Morning Table, Mosaic, Meadowlark, Magnolia Lake, Maple Shelf, Windowsill, Willow Lake,
  Wisteria, Terracotta, Tallow Tree, Sundial, Starlight Shelf, Springhouse, Solstice, Seedling, Sea Grape,
  Sandhill, Sage and Cedar, Ripening, Rhythm and Rice, Radius, Quiet Brook, Prism, Plum Tree, Persimmon Table, Pathway Palms,
  Origami, Orchard Table, Open Gate, North Star Shelf, Nautilus, Mulberry Table, Moss and Stone, Lodestar, Linden Grove,
  Lemon Table, Kapok, Juniper Table, Ivory Birch, Inner Compass, Honeycomb, Hickory, Hearth and Harbor, Greenhouse,
  Grasslands, Golden Pear, Ginkgo, Fountain Square, Fern Table, Elderflower, Earthenware, Driftwood Table, Dogwood,
  Daylily, Copper Bell, Constellation, Clay and Cotton, Cedar Table, Bright Cube, Birchbark, Bayberry, Basket Weave,
  Aspen Shelf, Arbor Lake, Amaranth, Alder, Abacus Grove
`)

const FAITH_STEMS = list(`
  Olive Branch, Mustard Seed, Lamb's Gate, Bethel Oaks, Shepherd's Meadow, Joyful Psalm, Loaves and Fishes, Covenant Palms,
  Galilee Garden, Gentle Shepherd, Harvest Chapel, Jordan Creek, Lakeside Canticle, Morning Psalm, Mount Olive Row,
  New Covenant Palms, Palm Sunday House, Quiet Waters, Promise Arch, Sparrow's Nest Chapel, Living Spring, Vine and Branches,
  Wesley Oaks, Cedar Cross, Cana Street, Emmaus Road, Hosanna Palms, Jacob's Ladder Row, Lydia's Loom, Naomi's Table,
  Ruth and Barley, St. Alba, St. Corentin, St. Fiacre, St. Odilia, St. Verena, Trinity Hammock, Zion Palms, Abiding Oak,
  Beacon Chapel, Cornerstone Cove, Ebenezer Oaks, Fig Tree, Grace on Heron Street, Gideon's Lamp, Temple Beth Tamar,
  Temple Ner Shalom, Kol Rina, Garden of Salaam, Ark and Dove, Manna Morning, Canticle, Lantern of Hope, Sower's Field
`)

const SCHOOL_STEMS = list(`
  Bellweather, Larkfield, Sandhill Crane, Cypress Gate, Orangewood, Tamarind, Pine Flat, Lake Tansy, Lake Verbena,
  Palmetto Ridge Lower, Seminole Wind, Arrowleaf, Osprey Hall, Wren Hollow, Fernandina Street, Halcyon, Thornapple Hall,
  Ashgrove, Banyan Hall, Caladium, Everbrook, Flagler Oak, Hollyhock Hall, Jessamine, Kestrel Lake, Lantana, Millrace,
  Northbank, Peppergrass, Quailbrook, Riverturn, Stonecrop, Teasel Park, Waterlily Hall, Yaupon, Coontie, Inkberry, Bluestem
`)

const HEAD_START_STEMS = list(`
  Carver Lane, Mayhaw Park, Rosewood Commons, Eastbrook, Lincoln Oaks, Paperbark Palms, Sugar Mill, Tillman Park,
  Wheatley Grove, Bethune Oaks, Citrus Ridge, Depot Street, Fairbanks Row, Goldenrod Commons, Harriet's Garden, Ivey Park,
  Jasper Mill, Kaley Row, Lakefront Commons, Magnolia Terrace, Nettie Park, Ocoee Oaks, Plymouth Row, Riverside Commons,
  Southside Palms, Turpentine Road, Union Street Palms, Velvet Row, Westside Oaks, Zora's Porch
`)

const HOME_STEMS = list(`
  Lantern Lane, Heron Creek, Fox Squirrel, Back Porch, Front Stoop, Banana Bread, Tabby Cat Lane, Larkspur Lane, Sweet Olive,
  Blackberry Winter, Kitchen Table, Little Hearth, Cozy Quilt, Warm Mitten, Golden Hour, Corner Lot, Cul-de-Sac Kids,
  Screen Porch, Swing Set, Clothesline, Grandma's Gate, Slow Mornings, Soft Landing, Tuesday's Child, Garden Hose,
  Sidewalk Chalk, Pancake House of Play, Little Loaf, Nap Time on Nutmeg, Second Nest, Home Again, Wading Pool, Tea and Trikes,
  Toad Hollow, Tire Swing, Jelly Jar, Firefly Jar, Rosemary Row, Sunny Side, Plum Hollow
`)

/** What parents call the owner of a family home. */
const HOME_PEOPLE = list(`
  Ms. Tilda, Nana June, Abuela Rosa, Miss Odette, Ms. Winnie, Mama Bea, Ms. Lucinda, Tía Marisol, Miss Fern, Ms. Ottilie,
  Grandma Pearl, Ms. Delphine, Tante Mirlande, Ms. Yolanda, Miss Cordelia, Ms. Ingrid, Vovó Celeste, Ms. Henrietta,
  Miss Paloma, Ms. Augusta, Nana Bernadette, Ms. Zuri, Miss Imogen, Ms. Rosalind, Tía Consuelo, Ms. Marguerite, Miss Dot,
  Ms. Philippa, Mama Nadege, Ms. Saffron, Miss Leocadia, Ms. Beatriz, Mr. Anselm, Ms. Thandi, Nana Viv, Ms. Clementine,
  Miss Araminta, Ms. Estelle, Ms. Guadalupe, Miss Hyacinth, Ms. Josephine, Ms. Kezia, Mr. Tobias, Ms. Lark, Ms. Nadia
`)

/** Names of chains with several sites. */
const CHAINS = ['Tumble and Sprout Early Learning', 'Blue Balloon Child Care', 'Acorn Street Preschool'] as const

const CENTER_ENDINGS = [
  ['Academy', 14],
  ['Early Learning', 16],
  ['Child Care', 13],
  ['Preschool', 12],
  ["Children's Center", 8],
  ['Learning Center', 8],
  ['Nursery School', 7],
  ['Day School', 5],
  ['Playschool', 6],
  ['Child Development Center', 4],
  ['Play & Learn', 4],
  ['Early Childhood Center', 3],
] as const
const MONTESSORI_ENDINGS = [
  ['Montessori', 11],
  ['Montessori School', 5],
  ["Children's House", 3],
  ['Montessori House', 2],
] as const
const FAITH_ENDINGS = [
  ['Preschool', 6],
  ['Early Childhood Center', 3],
  ['Weekday School', 2],
  ['Child Development Center', 1],
] as const
const SCHOOL_ENDINGS = [
  ['School', 3],
  ['Day School', 3],
  ['Primary School', 2],
  ['Lower School', 1],
] as const
const HOME_ENDINGS = [
  ['Family Home', 4],
  ['Family Child Care', 5],
  ['Home Daycare', 2],
] as const
const PERSON_ENDINGS = [
  ['Family Child Care', 5],
  ['House', 3],
  ['Little Ones', 2],
  ['Home Daycare', 2],
  ['Nest', 1],
] as const

/** The number of cities with a site of a chain. */
const CHAIN_SITES = 6

/** A name for every outline, in order. Only a chain's name is repeated, in different cities. */
export function nameAll(outlines: readonly Outline[]): string[] {
  const draw = (name: string, words: readonly string[]) =>
    createRandom(`names/${name}`).some(words, words.length).values()
  const pools = {
    center: draw('center', [...CENTER_STEMS]),
    montessori: draw('montessori', MONTESSORI_STEMS),
    faith: draw('faith', FAITH_STEMS),
    school: draw('school', SCHOOL_STEMS),
    head_start: draw('head_start', HEAD_START_STEMS),
    home: draw('home', HOME_STEMS),
    person: draw('person', HOME_PEOPLE),
  }
  const chains = new ChainNames()
  const next = (pool: keyof typeof pools): string => {
    const { value, done } = pools[pool].next()
    if (done)
      throw new Error(`The demo data has run out of ${pool} names: add some to prisma/seed/demo/providers/names.ts.`)
    return value
  }
  return outlines.map((outline) => {
    const random = outline.random.fork('name')
    if (outline.isMontessori) return `${next('montessori')} ${random.weighted(MONTESSORI_ENDINGS)}`
    switch (outline.kind) {
      case 'family_home':
        return random.chance(0.52)
          ? `${next('person')}'s ${random.weighted(PERSON_ENDINGS)}`
          : `${next('home')} ${random.weighted(HOME_ENDINGS)}`
      case 'faith':
        return `${next('faith')} ${random.weighted(FAITH_ENDINGS)}`
      case 'school':
        return `${next('school')} ${random.weighted(SCHOOL_ENDINGS)}`
      case 'head_start':
        return `${next('head_start')} Head Start`
      default:
        return chains.nameFor(outline) ?? `${next('center')} ${random.weighted(CENTER_ENDINGS)}`
    }
  })
}

/** Assigns the first ordinary center of every third city to a chain. */
class ChainNames {
  private readonly seen = new Map<string, number>()
  private sites = 0

  nameFor({ city, status }: Outline): string | null {
    const count = (this.seen.get(city.slug) ?? 0) + 1
    this.seen.set(city.slug, count)
    if (count !== 4 || status !== 'open' || this.sites >= CHAIN_SITES * CHAINS.length) return null
    return CHAINS[this.sites++ % CHAINS.length] ?? null
  }
}
