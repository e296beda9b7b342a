/**
 * The foods that the chef knows. A line with # is a role: its weight when a dish is chosen, "shared" if its foods
 * share one amount, and a use for what is left over. A row is a group, the amount for two people with the preparation,
 * and names. "red/green pepper" is two names. Singular and plural, accents and capitals are alike, unless both are
 * given. A name with a capital is shown as typed.
 */
export const FOODS = `
# meat | 3 | shared | within a day, or freeze it
poultry | 300 g, in bite-size pieces | chicken, chicken/turkey breast/fillet/tender/strip/mini_fillet, boneless/skinless/diced chicken, boneless/skinless chicken thigh/breast, turkey, turkey escalope, duck breast, pollo, pechuga de pollo, poulet, blanc de poulet, Hähnchen, Hühnchen, Hähnchenbrust, Huhn
joint | 4 | chicken thigh/leg/drumstick/quarter, drumstick, bone in chicken, bone in chicken thigh, duck leg, chicken piece, Hähnchenschenkel, muslo de pollo, cuisse de poulet
wing | 800 g | chicken wing, wing
whole | 1 | whole chicken, roasting chicken, a chicken
beef | 300 g, in thin strips | beef, steak, beef/pork/lamb strip, sirloin, rump, ribeye, flank, flank/rump/sirloin/ribeye/skirt/minute/bavette steak, stir fry beef, beef fillet, pork fillet/loin/tenderloin, pork, pork strips, Rindfleisch, Schweinefleisch, ternera, boeuf, porc, cerdo, liver, chicken/calf liver, kidneys
belly | 300 g, thinly sliced | pork belly, belly pork, belly
chop | 2 | pork chop/cutlet, lamb/veal chop/cutlet/steak, chop, pork steak, gammon steak, gammon, Kotelett
stew | 350 g, in 3 cm cubes | stewing/braising/diced/cubed beef/lamb/steak/pork/meat, beef/lamb/pork stew/shoulder/shank/shin/cheek/chuck, chuck, chuck steak, stew meat, brisket, beef brisket, lamb, lamb leg, leg of lamb, beef chunk, goulash, Gulasch, Lamm, cordero, agneau, oxtail, rabbit, venison, goat
mince | 300 g | mince, minced/ground beef/pork/lamb/turkey/chicken/meat/veal, beef/pork/lamb/turkey/chicken/vegan/veggie/veal/soya/soy/quorn mince, soy/tvp chunk, hamburger meat, Hackfleisch, Hack, carne picada, viande hachée
sausage | 4 | sausage, bratwurst, pork/italian/vegan/veggie/beyond/chicken/breakfast sausage, merguez, chipolata, black pudding, saucisse, Wurst, Würstchen, salchicha
cured | 125 g, in small pieces | bacon, streaky/smoked bacon, bacon bit/rasher/lardon, pancetta, guanciale, lardon, chorizo, smoked/kielbasa/polish/andouille sausage, kielbasa, frankfurter, hot dog, nduja, Speck, tocino, lard fumé
ham | 100 g, torn | ham, cooked/parma/serrano/smoked ham, prosciutto, salami, pepperoni, mortadella, pastrami, Schinken, jamón, jambon, deli/lunch/cold meat, ham slice
cooked | 250 g, shredded | leftover/cooked/roast/roasted/rotisserie/shredded/grilled chicken/turkey/beef/pork/lamb/duck/meat, leftover/cooked/roast chicken/turkey breast/meat, leftover roast, pulled pork, corned beef, spam
fish | 300 g | fish, salmon, cod, haddock, hake, trout, pollock, sea bass, tilapia, sole, plaice, halibut, monkfish, fresh/seared tuna, tuna steak, white fish, salmon/cod/fish/haddock/trout/hake/seabass/tilapia/mackerel fillet, seabass, bream, catfish, fresh mackerel, Lachs, Fisch, Kabeljau, salmón, pescado, merluza, bacalao, saumon, poisson, cabillaud
smokedfish | 125 g, in large flakes | smoked salmon/mackerel/trout/haddock/fish, lox, hot smoked salmon
seafood | 250 g | prawn, shrimp, king/tiger prawn, squid, scallop, seafood, mixed seafood, calamari, crab, crab meat, lobster, gamba, crevette, Garnele, langoustine
mussel | 1 kg, scrubbed | mussel, clam, moule, mejillón, cockle
crumbed | 8 | fish finger, fish stick, chicken nugget/goujon, breaded fish

# plant | 3 | - | in a salad or on toast within two days
cannedfish | 1 can of, drained | tuna, canned/tinned tuna/salmon/sardine/mackerel/fish, sardine, mackerel, Thunfisch, atún, thon
egg | 4 | egg, Ei, Eier, huevo, oeuf, œuf, uovo, uova, free range egg, quail egg
tofu | 280 g, in 2 cm cubes | tofu, firm/silken/smoked tofu, tempeh, seitan
paneer | 225 g, in 2 cm cubes | paneer, panir
halloumi | 225 g, sliced | halloumi, grilling cheese, haloumi
chickpea | 1 can of, drained and rinsed | chickpea, chick pea, garbanzo, garbanzo/chickpea bean, Kichererbse, garbanzos, pois chiche, ceci
bean | 1 can of, drained and rinsed | bean, canned/tinned bean, kidney/black/pinto/white/butter/cannellini/borlotti/haricot/navy/lima/mixed/adzuki/great_northern/soya bean, black eyed pea/bean, frijoles, frijol, alubia, haricots, Bohne, Kidneybohne, cannellini
bakedbean | 1 can of | baked/refried/heinz bean
redlentil | 150 g, rinsed | red lentil/dal, red split lentil, split red lentil, dal, daal, dhal, moong dal, masoor dal, rote Linsen
lentil | 150 g, rinsed | lentil, green/brown/puy/black/beluga/dried lentil, split/yellow_split/green_split pea, Linsen, lenteja, lentille
readylentil | 1 can of, drained | canned/tinned/cooked/tin_of/can_of lentil

# starch | 2 | - | for tomorrow’s supper; it keeps for months if it is dry
pasta | 200 g | pasta, spaghetti, penne, fusilli, macaroni, tagliatelle, linguine, rigatoni, farfalle, orzo, orecchiette, conchiglie, fettuccine, bucatini, pappardelle, pasta shell, ziti, elbow macaroni, Nudeln, fideos, pâtes, wholewheat pasta, angel hair, ditalini
gnocchi | 400 g | gnocchi, ravioli, tortellini, tortelloni, fresh/filled/stuffed pasta, Spätzle, Maultaschen
lasagne | 9 sheets of | lasagne, lasagna, lasagne/lasagna sheet/noodle
noodle | 150 g | noodle, egg/ramen/soba/wheat/rice/glass/instant/hokkien/mein noodle, ramen, soba, vermicelli, rice vermicelli, rice stick, lo/chow mein, instant ramen
udon | 400 g | udon, udon noodle
rice | 150 g, rinsed | rice, basmati, white/brown/jasmine/basmati/long_grain/wild/sushi/paella rice, basmati reis, arroz, riz, Reis
risottorice | 150 g | arborio, carnaroli, arborio/risotto/carnaroli/pudding rice
cookedrice | 300 g | cooked/leftover/day_old/cold/microwave/boiled/precooked/steamed rice, rice pouch, cooked jasmine/basmati/white/brown rice
couscous | 150 g | couscous, bulgur, bulgar, bulgur/bulgar wheat, cous cous, giant couscous, burghul
grain | 150 g, rinsed | quinoa, pearl barley, barley, farro, spelt, freekeh, buckwheat, millet, wheat berry
polenta | 150 g | polenta, cornmeal, grits
potato | 500 g, in 3 cm pieces | potato, new/baby/baking/jacket/red/salad/waxy/floury/russet/white/fingerling/maris_piper potato, spud, Kartoffel, Kartoffeln, patata, papa, pomme de terre, pommes de terre
mash | 400 g | mash, mashed/leftover/boiled/cooked/leftover_mashed potato, leftover mash
sweetpotato | 500 g, in 3 cm pieces | sweet potato, yam, kumara, Süßkartoffel, patate douce, batata, cassava, plantain
fries | 400 g | frozen/oven chip, french fries, fries, chips, hash brown, tater tot
pastry | 1 sheet of | puff/shortcrust/filo/phyllo/pie/ready_rolled/ready_rolled_puff/flaky pastry, pastry, pie crust/dough/shell, Blätterteig, pâte feuilletée, hojaldre, pâte brisée
pizzadough | 300 g | pizza dough/base/crust
oat | 100 g | oat, porridge/rolled/jumbo/quick oat, oatmeal, Haferflocken, avena, flocons d'avoine
cereal | 100 g | granola, muesli, cereal, cornflakes, corn flakes, rice krispies, puffed rice
nacho | 150 g | tortilla chip, nacho, corn chip, doritos

# bread | 1.5 | - | toasted, or dried as breadcrumbs
bread | 4 slices of | bread, toast, sourdough, ciabatta, brioche, brown/white/sourdough/wholemeal/old/stale/crusty/rye/toast/garlic/french/sandwich/sliced/wholewheat bread, focaccia, Brot, pan, pain, loaf, challah, cornbread, sourdough loaf
roll | 2 | roll, bun, bread/burger/brioche/hot_dog/hamburger/crusty bun/roll, bagel, Brötchen, english muffin, crumpet, croissant, bap, baguette
tortilla | 4 | tortilla, wrap, corn/flour tortilla, taco, taco shell, flour/tortilla wrap
flatbread | 2 | pitta, pita, naan, flatbread, pitta/pita/naan/flat bread, chapati, roti, lavash, paratha

# vegetable | 2 | shared | for a soup, or roast it with oil at 200 °C for 30 minutes
carrot | 4, peeled and sliced | carrot, baby carrot, Karotte, Karotten, Möhre, Möhren, zanahoria, carotte
root | 400 g, peeled, in 2 cm pieces | parsnip, turnip, swede, rutabaga, celeriac, kohlrabi, root vegetable, Sellerie, jerusalem artichoke
beetroot | 400 g, peeled, in 2 cm pieces | beetroot, beet, Rote Bete, cooked beetroot, remolacha, betterave
squash | 500 g, peeled, in 2 cm pieces | squash, pumpkin, butternut, butternut/acorn/kabocha squash, Kürbis, calabaza, courge, potiron
leek | 2, sliced and washed | leek, poireau, poireaux, Lauch, Porree, puerro
cauliflower | 1 small head of, in florets | cauliflower, Blumenkohl, coliflor, chou fleur, cauliflower floret
cabbage | 300 g, shredded | cabbage, white/red/savoy/green/napa/chinese/pointed/sweetheart cabbage, brussels sprout, sprout, brussel sprout, coleslaw mix, Kohl, Weißkohl, Rosenkohl, Wirsing, col, repollo, chou
firm | 300 g, in bite-size pieces | broccoli, tenderstem, broccolini, tenderstem broccoli, green/french/runner/string/fine/broad/fava bean, okra, fennel, romanesco, Brokkoli, Fenchel, brócoli, judías verdes, haricots verts, brocoli, Bohnen, grüne Bohnen, artichoke, bamboo shoot, baby corn, water chestnut, daikon
celery | 3 sticks of, sliced | celery, celery stick/stalk, apio, céleri
bellpepper | 2, deseeded and sliced | peppers, capsicum, red/green/yellow/orange/bell/sweet/red_bell/green_bell/yellow_bell/romano/pointed/mixed pepper, bell/red/green pepper half, roasted red pepper, Paprikaschote, pimiento, pimiento rojo, poivron
aubergine | 1, in 2 cm pieces | aubergine, eggplant, berenjena, baby aubergine, Aubergine
courgette | 2, sliced | courgette, zucchini, calabacín, summer squash, marrow
mushroom | 250 g, sliced | mushroom, button/chestnut/shiitake/portobello/oyster/wild/cremini/brown/dried/enoki/porcini mushroom, shiitake, porcini, Champignon, Champignons, Pilz, Pilze, champiñón, setas
asparagus | 250 g, trimmed | asparagus, asparagus spear, Spargel, espárrago, asperge
leaf | 150 g | spinach, kale, chard, baby spinach, frozen spinach, pak choi, bok choy, spring green, swiss chard, cavolo nero, collard, collard green, greens, mustard green, Spinat, Grünkohl, Mangold, espinaca, épinard, water spinach, watercress, beet green
pea | 150 g | pea, frozen/garden/green/snow/sugar_snap/petit pea, sugar snap, mangetout, edamame, Erbse, Erbsen, guisante, petits pois, petit pois, edamame bean
corn | 150 g | sweetcorn, corn, canned/frozen/tinned corn/sweetcorn, corn kernel, Mais, maíz, maïs, corn cob, corn on the cob
sprouts | 150 g | bean sprout, beansprout, mung sprout
mixedveg | 400 g, in small pieces | veg, veggie, vegetable, mixed/frozen/stir_fry/leftover/roast/frozen_mixed/seasonal/mediterranean vegetable/veg, Gemüse, verduras, légumes
tomato | 3, chopped | tomato, vine/plum/beef/fresh/ripe/heirloom/roma tomato, Tomate, Tomaten, tomate, jitomate, tomates
cherrytomato | 200 g, halved | cherry/grape/baby/cocktail/baby_plum tomato, Kirschtomate, Kirschtomaten
lettuce | 1 small head of, in bite-size pieces | lettuce, romaine, iceberg, little gem, gem/iceberg/romaine/cos lettuce, endive, radicchio, chicory, Salat, Kopfsalat, lechuga, laitue
rocket | 60 g | rocket, arugula, salad, salad leaf, salad/mixed/baby leaves, lamb’s lettuce, mixed/green/bagged salad, salad green, mixed green, mesclun, Rucola, roquette
cucumber | 1/2, sliced | cucumber, Gurke, pepino, concombre
radish | 6, sliced | radish, Radieschen, rábano, radis
avocado | 1 | avocado, aguacate, avocat, avo
kimchi | 150 g, chopped | kimchi, kimchee
sauerkraut | 250 g, drained | sauerkraut

# base | 1 | - | next time, in a soup or a stew
onion | 1, finely chopped | onion, red/white/brown/yellow onion, shallot, Zwiebel, Zwiebeln, cebolla, oignon, caramelised/caramelized/pickled onion
springonion | 3, sliced | spring onion, scallion, green onion, Frühlingszwiebel, cebolleta
cannedtomato | 1 can of | canned/tinned/chopped/crushed/diced/peeled/tin_of/can_of/san_marzano/canned_chopped tomato, passata, tomato/marinara/pasta sauce, tomates concassées, tomate frito, stewed tomato
stock | 600 ml | stock, broth, bone broth, chicken/vegetable/beef/fish/veg stock/broth, bouillon, Brühe, caldo, bouillon powder
stockcube | 1, crumbled | stock/bouillon cube, stock pot, chicken/vegetable/beef/veg stock_cube, oxo, Brühwürfel
coconutmilk | 1 can of | coconut milk/cream, leche de coco, Kokosmilch, lait de coco
wine | 100 ml | wine, white/red/cooking/rice/shaoxing wine, sherry, marsala, mirin, sake, Wein, vino, vin, vin blanc, vin rouge
beer | 330 ml | beer, lager, ale, stout, guinness, Bier, cerveza, bière
cider | 250 ml | cider, hard cider, sidra
milk | 300 ml | milk, whole/skimmed/oat/soy/soya/almond/plant/semi_skimmed/nut/non_dairy milk, Milch, leche, lait
buttermilk | 250 ml | buttermilk, kefir, Buttermilch
cream | 150 ml | cream, double/single/heavy/whipping/cooking/oat/soy/heavy_whipping cream, half and half, Sahne, nata, Schlagsahne
sourcream | 100 g | sour/soured cream, crème fraîche, Schmand, schmand, crema, smetana, Crème fraîche
yogurt | 150 g | yogurt, yoghurt, greek/plain/natural/soy/vanilla/greek_style yogurt/yoghurt, skyr, Joghurt, yogur, yaourt, quark, labneh, fromage frais
creamcheese | 125 g | cream/cottage/soft cheese, philadelphia, ricotta, mascarpone, boursin, Frischkäse
cheddar | 100 g, grated | cheese, cheddar, cheddar/grated/melting/american/sharp/vegan/shredded/mexican/monterey_jack/hard/leftover cheese, gruyère, gouda, emmental, swiss cheese, edam, provolone, fontina, comté, red leicester, monterey jack, raclette, camembert, brie, Käse, queso, fromage, manchego, taleggio, cheese slice, pepper jack, pepper jack cheese, oaxaca
mozzarella | 125 g, torn | mozzarella, mozzarella cheese, burrata, buffalo mozzarella, mozzarella ball
parmesan | 40 g, finely grated | parmesan, parmesan/pecorino/parmigiano cheese, pecorino, grana padano, parmigiano, parmigiano reggiano, parmesano, Parmesan
feta | 100 g, crumbled | feta, feta cheese, goat/goats/goat’s/blue cheese, chèvre, stilton, gorgonzola, roquefort, queso fresco, cotija, Ziegenkäse, Schafskäse, queso de cabra
gravy | 200 ml | gravy
hummus | 150 g | hummus, houmous
pesto | 3 tbsp | pesto, red/green pesto, sun dried tomato paste
salsa | 4 tbsp | salsa, pico de gallo, guacamole, taco sauce, enchilada sauce, salsa verde
breadcrumb | 60 g | breadcrumb, panko, panko breadcrumb, bread crumb, Semmelbrösel
flour | 200 g | flour, plain/self_raising/all_purpose/wholemeal/bread/spelt/white/strong/wheat/00/whole_wheat/rye/almond/chickpea/gram flour, Mehl, harina, farine, self raising
pancakemix | 200 g | pancake mix
sugar | 50 g | sugar, brown/caster/granulated/white/cane/powdered/icing/demerara/muscovado/light_brown/coconut sugar, Zucker, azúcar, sucre, sweetener
coldcut | 60 g | pâté, liver sausage, Leberwurst

# fat | 0.6 | - | for frying
oil | 2 tbsp | oil, olive/vegetable/sunflower/rapeseed/canola/coconut/extra_virgin_olive/peanut/groundnut/cooking/avocado oil, Öl, Olivenöl, aceite, aceite de oliva, huile, huile d'olive, evoo
butter | 30 g | butter, unsalted/salted/vegan butter, margarine, ghee, lard, goose/duck/bacon fat, Butter, mantequilla, beurre, dripping

# aroma | 0.4 | - | for the next pan; a little goes far
garlic | 2 cloves of, finely chopped | garlic, garlic clove, Knoblauch, ajo, ail, wild garlic
ginger | 1 thumb of, finely grated | ginger, fresh/root ginger, ginger root, Ingwer, jengibre, gingembre, galangal
lemongrass | 1 stalk of, bruised | lemongrass, lemon grass
chilli | 1, deseeded and finely chopped | chilli, chili, chile, red/green/fresh/bird's_eye chilli/chili/chile, chilli/chili/chile pepper, chillies, chilies, jalapeño, jalapeno pepper, scotch bonnet, habanero, serrano, poblano
garlicpowder | 1/2 tsp | garlic/onion powder, garlic/onion granule
hotspice | 1/4 tsp | chilli/chili/red_pepper/pepper flake, cayenne, cayenne pepper, crushed chilli, hot paprika, chipotle, gochugaru, aleppo pepper
spice | 1 tsp | spice, main/ground/italian/whole spice, cumin, cumin/coriander/caraway/fennel/mustard/carom seed, ground cumin/coriander/ginger, paprika, smoked/sweet paprika, five spice, chinese five spice, chilli/chili powder, taco/fajita/cajun/italian/mexican/old_bay/chicken/steak/creole seasoning, cajun, seasoning, ras el hanout, za'atar, zaatar, sumac, allspice, berbere, Kümmel, Paprikapulver, comino, pimentón, caraway, star anise, baharat, jerk, jerk seasoning, taco mix, fenugreek, oregano seco, everything bagel seasoning
curryspice | 2 tsp | curry, curry powder, garam masala, tikka masala, masala, curry leaf, madras, tandoori, chaat masala, tandoori masala, Currypulver, turmeric
currypaste | 2 tbsp | curry/thai_curry/red_curry/green_curry/tikka/massaman/korma/yellow_curry/tikka_masala/madras/laksa/panang paste, thai red/green curry paste
harissa | 1 tbsp | harissa, chipotle paste, chipotles, adobo
saffron | 1 pinch of | saffron, azafrán, Safran, safran
woodyherb | 1 tsp, chopped | thyme, rosemary, sage, oregano, bay, bay leaf, dried oregano/thyme/rosemary/sage/basil/mint/dill/parsley/herb, italian/provence/mixed/dry herb, herbes de provence, marjoram, Thymian, Rosmarin, Lorbeer, tomillo, romero, orégano, laurel, thym, romarin, tarragon, Oregano
tomatopaste | 1 tbsp | tomato paste/puree/concentrate, Tomatenmark, sun dried tomato, sundried tomato
anchovy | 3, chopped | anchovy, anchovies, anchovy fillet

# sauce | 0.6 | - | for a marinade; it keeps for months
soy | 2 tbsp | soy sauce, soy, tamari, light/dark soy, light/dark/low_sodium/sweet soy_sauce, coconut aminos, kecap manis, Sojasauce, salsa de soja, shoyu
fishsauce | 1 tbsp | fish sauce, nam pla
asiansauce | 2 tbsp | oyster/hoisin/teriyaki/black_bean/stir_fry/plum/sweet_chilli/sweet_chili/peanut/satay/bbq/barbecue/tonkatsu sauce, teriyaki, hoisin
miso | 1 tbsp | miso, miso paste, white/red/brown miso, doenjang
gochujang | 1 tbsp | gochujang, korean chilli paste, doubanjiang, sambal, sambal oelek, black bean paste, chilli crisp, chilli/chili oil, chilli/chili/chili_garlic paste
hotsauce | 1 tsp | hot/chilli/chili/tabasco sauce, sriracha, tabasco, wasabi, horseradish, siracha
sesameoil | 1 tsp | sesame oil, toasted sesame oil, Sesamöl
vinegar | 1 tbsp | vinegar, balsamic, white/red/rice/cider/balsamic/apple_cider/red_wine/white_wine/rice_wine/sherry/malt vinegar, Essig, vinagre, vinaigre, balsamic glaze, tamarind, tamarind paste, pomegranate molasses
mustard | 1 tsp | mustard, dijon, dijon/wholegrain/english/yellow mustard, Senf, mostaza, moutarde
ketchup | 1 tbsp | ketchup, catsup, brown sauce, tomato ketchup
worcester | 1 tsp | Worcestershire, Worcestershire/Worcester sauce, Worcester, marmite, Maggi
mayo | 2 tbsp | mayo, mayonnaise, aioli, vegan/kewpie mayo, Mayonnaise, tartare/tartar sauce, salad/ranch/caesar dressing, dressing, vinaigrette, salad cream, miracle whip
tahini | 2 tbsp | tahini, tahini/sesame paste
peanutbutter | 2 tbsp | peanut/almond/cashew/nut butter, Erdnussbutter
honey | 1 tbsp | honey, maple/agave/golden/rice/date syrup, maple, agave, syrup, molasses, treacle, Honig, miel, nectar
lemonjuice | 1 tbsp | lemon/lime/yuzu juice
dashi | 1 tsp | dashi, dashi powder, instant dashi, kombu, bonito flake

# topping | 0.4 | - | over a salad or a soup
herb | 1 handful of, chopped | parsley, coriander, cilantro, basil, mint, dill, chive, fresh/leafy/chopped herb, herb, fresh coriander/basil/parsley/mint/dill, thai/holy basil, coriander leaf, mint/basil leaf, parsley leaf, chervil, Petersilie, Schnittlauch, Basilikum, Koriander, Minze, perejil, cilantro fresco, albahaca, persil, ciboulette, basilic, menthe, coriandre, flat leaf parsley
nut | 1 handful of, roughly chopped | nut, walnut, almond, cashew, peanut, hazelnut, pecan, pistachio, macadamia, mixed/pine/brazil/chopped/roasted nut, flaked/ground almond, roasted/salted peanut, Walnuss, Walnüsse, Mandel, nuez, nueces, noix, cashew nut
seed | 1 tbsp | seed, sesame, sesame/pumpkin/sunflower/chia/poppy/flax/hemp/mixed/linseed/nigella/black_sesame seed, flaxseed, chia
olive | 1 handful of, halved | olive, black/green/kalamata/pitted olive, aceituna
caper | 1 tbsp | caper, Kaper, Kapern, gherkin, pickle, cornichon, pickled gherkin/ginger/jalapeño/chilli/beetroot, dill pickle, chutney, mango chutney, relish
nori | 1 sheet of, in strips | nori, seaweed, nori sheet, furikake
crispy | 1 tbsp | crispy/fried onion, crispy/fried shallot, crouton, bombay mix

# citrus | 0.4 | - | in a glass of water or a dressing
lemon | 1 | lemon, lime, Zitrone, Limette, limón, lima, citron, kaffir lime, kaffir lime leaf, lime/lemon wedge/zest

# fruit | 2 | shared | as it is, or with yogurt at breakfast
apple | 2 | apple, pear, cooking/bramley/red/green/granny_smith apple, Apfel, Äpfel, Birne, manzana, pomme, poire, quince, pera
stonefruit | 4 | plum, peach, nectarine, apricot, fig, Pflaume, Pfirsich, pêche, melocotón, ciruela
cherry | 200 g | cherry, Kirsche, Kirschen, cereza, cerise
rhubarb | 300 g | rhubarb, Rhabarber
berry | 200 g | berry, strawberry, raspberry, blueberry, blackberry, frozen/mixed/summer berry, frozen mixed berry, currant, redcurrant, blackcurrant, cranberry, gooseberry, frozen fruit, frozen strawberry/raspberry/blueberry, Erdbeere, Erdbeeren, Himbeere, Himbeeren, Beeren, fresa, fraise, framboise, frambuesa, acai
banana | 2 | banana, ripe/overripe/frozen/old/brown banana, Banane, Bananen, plátano, banane
mango | 1 | mango, papaya, frozen mango
pineapple | 200 g | pineapple, pineapple chunk, canned/tinned pineapple, Ananas, piña, ananas
orange | 2 | orange, clementine, mandarin, tangerine, satsuma, grapefruit, blood orange, Orange, naranja
melon | 300 g | melon, watermelon, cantaloupe, honeydew, sandía
kiwi | 2 | kiwi, kiwi fruit, passion fruit, dragon fruit
grape | 200 g | grape, red/green/seedless grape, Traube, Trauben, uva, raisin sec, mixed/tinned/canned/fresh/seasonal/leftover fruit, fruit, Obst, fruta, fruit salad, lychee
pomegranate | 1/2 | pomegranate, pomegranate seed

# pantry | 0.8 | - | in a cake or a bowl of porridge
driedfruit | 50 g | raisin, sultana, date, dried fruit/apricot/cranberry/fig/cherry/berry/mango, prune, medjool date, Rosinen, Datteln, pasas
sweetspice | 1/2 tsp | cinnamon, nutmeg, cardamom, clove, ground cinnamon, cinnamon stick/powder, mixed_spice, pumpkin/apple pie spice, pumpkin spice, Zimt, Muskat, canela, cannelle, whole clove
vanilla | 1 tsp | vanilla, vanilla extract/essence/pod/bean/paste/sugar, Vanille, Vanillezucker
bakingpowder | 2 tsp | baking powder, baking/bicarbonate/bicarb soda, bicarbonate of soda, bicarb, Backpulver, levadura química, levure chimique
yeast | 7 g | yeast, dried/fresh/instant/active_dry yeast, dry yeast, Hefe, levadura, levure, sourdough starter
cornflour | 1 tbsp | cornflour, cornstarch, corn starch, potato starch, Speisestärke, tapioca, arrowroot, maizena
cocoa | 2 tbsp | cocoa, cocoa/cacao powder, cacao, Kakao, hot chocolate, hot/drinking chocolate powder, drinking chocolate
chocolate | 100 g, chopped | chocolate, dark/milk/white/cooking/baking/plain chocolate, chocolate bar, nutella, chocolate spread, Schokolade, chocolat
chocchip | 100 g | chocolate chip/chunk, choc chip, milk/dark/white_chocolate chip
coconut | 3 tbsp | coconut, desiccated/shredded/toasted/dried coconut, coconut flake
gelatine | 3 sheets of | gelatine, gelatin, gelatine/gelatin leaf/sheet, Gelatine, agar
jam | 3 tbsp | jam, marmalade, strawberry/raspberry/apricot/cherry jam, lemon curd, jelly, Marmelade, mermelada, confiture, caramel, dulce de leche, lotus spread
condensedmilk | 150 g | condensed milk, evaporated milk, sweetened_condensed milk, leche condensada
icecream | 3 scoops of | ice cream, vanilla/chocolate/strawberry ice_cream, sorbet, gelato, custard
biscuit | 150 g | biscuit, cookie, digestive, digestive/oreo/ginger/tea/lotus/butter biscuit, graham cracker, oreo, ladyfinger, savoiardi, ginger nut, speculoos, sponge finger, shortbread, oreo cookie, Kekse
meringue | 2 | meringue, meringue nest
marshmallow | 50 g | marshmallow

# drink | 1 | - | cold, in a glass
spirit | 100 ml | gin, rum, vodka, tequila, whisky, whiskey, bourbon, brandy, white/dark/spiced rum, mezcal, cognac, cachaça, pisco
liqueur | 50 ml | triple sec, cointreau, aperol, campari, liqueur, amaretto, baileys, kahlua, vermouth, limoncello, coffee liqueur, elderflower cordial, cordial, grenadine, elderflower, bitters
bubbles | 300 ml | tonic, tonic/soda/sparkling/mineral water, soda, ginger ale/beer, lemonade, cola, coke, prosecco, champagne, cava, sparkling wine, sprite, club soda, seltzer
juice | 300 ml | juice, orange/apple/pineapple/tomato/cranberry/grapefruit/mango/fruit juice, oj, Saft
coffee | 100 ml | coffee, espresso, cold brew, instant/ground coffee, coffee powder/bean, Kaffee, café
tea | 2 bags of | tea, green/black/earl_grey/chai/mint/chamomile/herbal tea, tea bag, chai, matcha, Tee, rooibos
ice | 1 handful of | ice, ice cube, crushed ice, Eis

# plain | 0.1 | - | at any time
salt | 1 pinch of | salt, sea/table/kosher/rock/flaky salt, Salz, sal, sel, msg
pepper | 1 pinch of | pepper, black/white/ground/ground_black pepper, pepper mill, black peppercorn, peppercorn, Pfeffer, pimienta, poivre
water | 100 ml | water, tap/cold/hot/boiling/warm water, Wasser, agua, eau
`
