/** Endings of illnesses ("diverticulitis", "anaemia") and medicines ("tacrolimus", "atorvastatin"). */
const ILLNESS =
  /(?:itis|osis|a?emia|pathy|uria|algia|plegia|phagia|ectomy|penia|trophy|sclerosis|syndrome)$/i
const MEDICINE =
  /(?:statin|pril|sartan|limus|parin|xaban|azole|cillin|mycin|cycline|oxetine|triptan|zepam|gliptin|tinib|mab|olol|prazole|formin)$/i

/** Whether an unknown word is likely to be an illness or a medicine. */
export const isMedical = (word: string) =>
  word.length > 6 && (ILLNESS.test(word) || MEDICINE.test(word))
