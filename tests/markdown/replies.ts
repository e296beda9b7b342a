/** Recipes in the styles of well-known models, in our own words, and the outline that a cook sees. */
export const REPLIES: Record<string, { outline: string; reply: string }> = {
  'Mistral 7B: labels without marks, numbers for all': {
    outline: 'h2 Ingredients: / 2 numbered / h2 Instructions: / 2 numbered',
    reply: `Hello! I'd be happy to help you cook with what you have. Here's a simple recipe for leek soup:

Ingredients:
1. 3 leeks (white and light green parts, sliced)
2. Salt and pepper, to taste

Instructions:
1. Melt the butter: In a large pot, melt the butter over medium heat. Add the leeks, and cook them for 8-10 minutes.

2. Serve hot, with bread. Enjoy your homemade soup!`,
  },
  'Llama 3: bold for headings': {
    outline:
      'h1 Smoky Chickpea Hash / h2 Ingredients: / 1 item / h2 For the dressing: / 1 item / h2 Instructions: / 1 numbered',
    reply: `What a great combination! Here's a recipe that uses it all:

**Smoky Chickpea Hash**

**Ingredients:**

* 1 teaspoon smoked paprika

**For the dressing:**

* 1/2 cup plain yogurt

**Instructions:**

1. Fry for 12-15 minutes, turning now and then, until crisp. Sprinkle with paprika.`,
  },
  'Gemma: a title and bold parts': {
    outline: 'h1 One-Pan Chicken 🍋 / h2 Ingredients: / 1 item / h2 Instructions: / 1 numbered',
    reply: `## One-Pan Chicken 🍋

**Yields:** 4 servings
**Time:** 20 minutes

**Ingredients:**

*   2 lemons:
    *   1 sliced into rounds

**Instructions:**

1.  **Roast it all**: add lemons, **zest and juice**. Roast until it reaches 165°F (74°C).`,
  },
  'Claude: headings in order': {
    outline:
      'h1 Mushroom Risotto / h2 Ingredients / h3 For the broth / 1 item / h3 For the risotto / 1 item / h2 Method / 1 numbered',
    reply: `# Mushroom Risotto

*Serves 4 · 40 minutes*

## Ingredients

**For the broth**
- 1.2 litres vegetable stock

**For the risotto**
- 300 g risotto rice

## Method

1. Add the stock a ladle at a time, stirring, for about 18 minutes.

> **Tip:** it should flow like lava when you tilt the plate.`,
  },
  'a reply in a code fence, with a sentence before it': {
    outline: 'h1 Tomato Salad / h2 Ingredients / 1 item / h2 Steps / 1 numbered',
    reply: `Here is your recipe in markdown:

\`\`\`markdown
# Tomato Salad

## Ingredients

- 4 ripe tomatoes

## Steps

1. Tear the bread, and toast it.
\`\`\`
`,
  },
  'DeepSeek: tables with line breaks in them': {
    outline:
      'h1 🍳 Spanish Tortilla / h2 🥔 Ingredients / table of 3 rows / h2 👩‍🍳 Steps / 1 numbered',
    reply: `## 🍳 Spanish Tortilla

### 🥔 Ingredients

| Ingredient | Amount | Notes |
| :--------- | -----: | :---- |
| Potatoes | 600 g | waxy<br>thinly sliced |
| Olive oil | 300 ml | *mostly* drained<br/>and used again |

### 👩‍🍳 Steps

1. Cook potatoes and onion gently in the oil for 20 minutes.`,
  },
  'Vicuna: lines without bullets': {
    outline: 'h1 Banana Pancakes / h2 Ingredients: / h2 Directions:',
    reply: `Banana Pancakes

Ingredients:
1 cup flour
2 ripe bananas

Directions:
Fry small heaps of it for 2~3 minutes on each side, 4~5 if they are thick.`,
  },
  'boxes to tick and options': {
    outline: 'h1 Weeknight Dal / 2 items / 2 numbered',
    reply: `# Weeknight Dal

- [ ] 200 g red lentils
- [x] 1 onion

[Optional]: coriander, to serve

1. Fry the onion until golden.
2. Add lentils, milk and 400 ml of water. Simmer for 20 minutes.`,
  },
  'an older model: lines under its headings': {
    outline: 'h1 Classic Omelette / h2 Ingredients / 1 item / h2 Method / 1 numbered',
    reply: `Classic Omelette
================

Ingredients
-----------

- 1 tablespoon butter

Method
------

    1 pinch of pepper

1. Beat the eggs with salt and pepper.

Enjoy your omelette!
---`,
  },
  'Qwen in Chinese': {
    outline: 'h1 番茄炒蛋 / h2 食材 / 1 item / h2 步骤 / 1 numbered',
    reply: `当然可以！下面是一道简单的家常菜：

### 番茄炒蛋

#### 食材
- 糖 1小勺

#### 步骤
1. **炒番茄**：再放油，下番茄，加糖，炒2~3分钟至出汁。`,
  },
}
