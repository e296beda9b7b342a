/**
 * Recipes in the manner of different models, in our own words: how their replies are built was seen in AlpacaEval's
 * public outputs. `outline` is what a cook should see of each: headings with their levels, lists with their items.
 */
export const REPLIES: Record<string, { reply: string; outline: string[] }> = {
  'Mistral 7B: labels without marks, numbers for all': {
    reply: `Hello! I'd be happy to help you cook with what you have. Here's a simple recipe for leek and potato soup:

Ingredients:
1. 3 leeks (white and light green parts, sliced)
2. 500 g potatoes (peeled and diced)
3. 1 liter vegetable stock
4. 2 tablespoons butter
5. Salt and pepper, to taste

Instructions:
1. Melt the butter: In a large pot, melt the butter over medium heat. Add the leeks, and cook them for 8-10 minutes until they are soft but not brown.

2. Add the potatoes and the stock. Bring to a boil, then let it simmer for 20 minutes.

3. Blend the soup until it is smooth. Season with salt and pepper.

4. Serve hot, with bread. Enjoy your homemade soup!`,
    outline: ['h2 Ingredients:', '5 numbered', 'h2 Instructions:', '4 numbered'],
  },

  'Qwen: sections without a title': {
    reply: `Certainly! Shakshuka is a dish of eggs in spiced tomatoes. Here’s a recipe you can try:

### Ingredients:
- 4 large eggs
- 1 can (400g) chopped tomatoes
- 1 onion, finely chopped
- 1 red bell pepper, diced
- 1 teaspoon cumin
- Salt, to taste

### Instructions:

1. **Cook the Vegetables:**
   - Heat the oil in a wide pan over medium heat.
   - Add the onion and the pepper. Cook until soft, about 8 minutes.

2. **Make the Sauce:**
   - Stir in the cumin, then the tomatoes.
   - Simmer for 10 minutes, until it has thickened.

3. **Poach the Eggs:**
   - Make four wells, and crack an egg into each.
   - Cover, and cook for 5 to 7 minutes.

### Tips:
- For a milder dish leave the seeds of the pepper out.

Enjoy your shakshuka straight from the pan!`,
    outline: ['h2 Ingredients:', '6 items', 'h2 Instructions:', '3 numbered', 'h2 Tips:', '1 item'],
  },

  'GPT-4o: a title at the third level': {
    reply: `Sure! Here’s how to make the most of what you have:

### Lemon Garlic Pasta with Spinach

**Servings:** 2
**Time:** 20 minutes

#### Ingredients

- 200 g spaghetti
- 3 cloves of garlic, thinly sliced
- 1 lemon, **zest and juice**
- 100 g baby spinach
- 30 g Parmesan (plus more to serve)

#### Instructions

1. **Cook the pasta** in well-salted water until al dente. Keep a cup of the water.
2. **Soften the garlic** in olive oil over a low heat, for 2 minutes.
3. **Toss it all**: add pasta, lemon, spinach and a splash of the water, and stir until glossy.
4. **Finish** with the cheese.

---

Let me know if you'd like a vegan version!`,
    outline: [
      'h1 Lemon Garlic Pasta with Spinach',
      'h2 Ingredients',
      '5 items',
      'h2 Instructions',
      '4 numbered',
    ],
  },

  'Llama 3: bold for headings, stars for bullets': {
    reply: `What a great combination! Here's a recipe that uses it all:

**Smoky Chickpea and Potato Hash**

**Ingredients:**

* 2 large potatoes, diced
* 1 can of chickpeas, drained
* 1 teaspoon smoked paprika
* 1/4 cup chopped fresh parsley

**For the dressing:**

* 1/2 cup plain yogurt
* 1 tablespoon lemon juice

**Instructions:**

1. Boil the potatoes for 5 minutes, and drain them well.
2. Heat the oil in a large skillet over medium-high heat. Add potatoes and chickpeas.
3. Fry for 12-15 minutes, turning now and then, until crisp. Sprinkle with paprika.
4. Serve with the dressing and the parsley.

**Tips and variations:**

* Add a fried egg on top.
* Use sweet potatoes instead.`,
    outline: [
      'h1 Smoky Chickpea and Potato Hash',
      'h2 Ingredients:',
      '4 items',
      'h2 For the dressing:',
      '2 items',
      'h2 Instructions:',
      '4 numbered',
      'h2 Tips and variations:',
      '2 items',
    ],
  },

  'Gemma: a title and bold parts': {
    reply: `## One-Pan Chicken with Olives and Lemon 🍋

This is a weeknight dinner full of Mediterranean flavor.

**Yields:** 4 servings
**Prep time:** 10 minutes
**Cook time:** 35 minutes

**Ingredients:**

*   8 chicken thighs (bone-in, skin-on)
*   1 cup green olives, pitted
*   2 lemons:
    *   1 sliced into rounds
    *   1 juiced

**Instructions:**

1.  **Prep the chicken:** Preheat oven to 425°F (220°C). Pat the chicken dry.
2.  **Sear:** Place it skin side down in a cold pan. Turn the heat to medium, and leave it for 10 minutes.
3.  **Roast:** Add lemons and olives. Roast for 25 minutes, or until it reaches 165°F (74°C).

**Notes:**

*   Chicken is done when its juices run clear.

Enjoy!`,
    outline: [
      'h1 One-Pan Chicken with Olives and Lemon 🍋',
      'h2 Ingredients:',
      '3 items',
      'h2 Instructions:',
      '3 numbered',
      'h2 Notes:',
      '1 item',
    ],
  },

  'Claude: headings in order': {
    reply: `# Mushroom Risotto

*Serves 4 · 40 minutes*

## Ingredients

**For the broth**
- 1.2 litres vegetable stock
- 20 g dried porcini

**For the risotto**
- 300 g risotto rice
- 400 g mushrooms, sliced
- 1 shallot, finely chopped
- 120 ml dry white wine

## Method

1. Soak the porcini in the hot stock for 15 minutes.
2. Brown the mushrooms in a hot, dry pan. Set them aside.
3. Soften the shallot, then stir in the rice for a minute. Pour in the wine.
4. Add the stock a ladle at a time, stirring, for about 18 minutes.

> **Tip:** it should flow like lava when you tilt the plate.

## Variations

Leave out the wine and add a squeeze of lemon at the end.`,
    outline: [
      'h1 Mushroom Risotto',
      'h2 Ingredients',
      'h3 For the broth',
      '2 items',
      'h3 For the risotto',
      '4 items',
      'h2 Method',
      '4 numbered',
      'h2 Variations',
    ],
  },

  'a reply in a code fence, with a sentence before it': {
    reply: `Here is your recipe in markdown:

\`\`\`markdown
# Tomato and Bread Salad

## Ingredients

- 4 ripe tomatoes
- 1/2 loaf of stale bread
- 3 tablespoons olive oil

## Steps

1. Tear the bread, and toast it.
2. Cut the tomatoes, and salt them.
3. Toss it all, and wait 10 minutes.
\`\`\`
`,
    outline: ['h1 Tomato and Bread Salad', 'h2 Ingredients', '3 items', 'h2 Steps', '3 numbered'],
  },

  'DeepSeek: tables with line breaks in them': {
    reply: `## 🍳 Spanish Tortilla

### 🥔 Ingredients

| Ingredient | Amount | Notes |
| :--------- | -----: | :---- |
| Potatoes | 600 g | waxy<br>thinly sliced |
| Eggs | 6 | at room temperature |
| Onion | 1 | *optional* |
| Olive oil | 300 ml | most of it is drained<br/>and used again |

### 👩‍🍳 Steps

1. Cook potatoes and onion gently in the oil for 20 minutes.
2. Drain, mix with the beaten eggs, and leave for 10 minutes.
3. Cook in a small pan for 4 minutes, turn it over with a plate, and cook for 2 more.

---

✨ *Buen provecho!*`,
    outline: [
      'h1 🍳 Spanish Tortilla',
      'h2 🥔 Ingredients',
      'table of 5 rows',
      'h2 👩‍🍳 Steps',
      '3 numbered',
    ],
  },

  'Vicuna: lines without bullets': {
    reply: `Banana Pancakes

Ingredients:
1 cup flour
2 ripe bananas
2 eggs
1 tsp baking powder

Directions:
Mash the bananas with a fork.
Stir in the eggs, then flour and baking powder.
Fry small heaps of it for 2~3 minutes on each side, 4~5 if they are thick.

Serve warm with honey.`,
    outline: ['h1 Banana Pancakes', 'h2 Ingredients:', 'h2 Directions:'],
  },

  'boxes to tick, footnotes and options': {
    reply: `# Weeknight Dal

- [ ] 200 g red lentils
- [ ] 1 tin coconut milk
- [x] 1 onion[^1]

[Optional]: coriander, to serve

1. Fry the onion until golden.
2. Add lentils, milk and 400 ml of water. Simmer for 20 minutes.[^2]

[^1]: Two shallots do as well.
[^2]: Stir now and then, or it will catch.`,
    outline: ['h1 Weeknight Dal', '3 items', '2 numbered'],
  },

  'an older model: lines under its headings': {
    reply: `Classic Omelette
================

Ingredients
-----------

- 3 eggs
- 1 tablespoon butter
    - salted, if you like

Method
------

    1 pinch of salt
    1 pinch of pepper

1. Beat the eggs with salt and pepper.
2. Melt the butter in a pan over a high heat.
3. Pour in the eggs, and stir once. Fold after a minute.

Enjoy your omelette!
---`,
    outline: ['h1 Classic Omelette', 'h2 Ingredients', '2 items', 'h2 Method', '3 numbered'],
  },

  'Qwen in Chinese': {
    reply: `当然可以！下面是一道简单的家常菜：

### 番茄炒蛋

#### 食材
- 番茄 2个
- 鸡蛋 3个
- 盐 适量
- 糖 1小勺

#### 步骤
1. **准备**：番茄切块，鸡蛋打散，加少许盐。
2. **炒蛋**：热锅倒油，倒入蛋液，炒至凝固后盛出。
3. **炒番茄**：再放油，下番茄，加糖，炒2~3分钟至出汁。
4. 倒回鸡蛋，翻炒均匀即可。

希望你喜欢！`,
    outline: ['h1 番茄炒蛋', 'h2 食材', '4 items', 'h2 步骤', '4 numbered'],
  },
}
