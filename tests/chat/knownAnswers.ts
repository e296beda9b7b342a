export type KnownAnswer = {
  /** The server and, where known, its version. */
  server: string
  /** The public thread, page or file that shows it. */
  source: string
  /** What is special about it, in a few words; it names the test. */
  what: string
  /** 200 unless said. */
  status?: number
  /** Besides Content-Type: application/json, or text/event-stream for `stream`, unless it is here. */
  headers?: Record<string, string>
  /** The body of an answer that comes whole: JSON, or a text as it is. */
  whole?: unknown
  /**
   * The lines of a stream of events, each ended by \n when sent. An entry may have both, for the
   * same answer.
   */
  stream?: string[]
  /** What the page must make of it; `finishReason` is left out if the model finished. */
  expected:
    | { text: string; finishReason?: 'length' | 'content_filter' | 'error' }
    | {
        failure: 'busy' | 'quota' | 'refused' | 'token' | 'too slow' | 'unreachable' | 'unreadable'
        /** A part of the server's own words that the console line must hold. */
        words?: string
      }
}

/**
 * Texts, ids and lists are shortened; keys, nesting, nulls and order are the server’s own, as the
 * source shows them (a recording in YAML has its keys sorted, a fixture of chunks has no [DONE]).
 */
export const KNOWN_ANSWERS: KnownAnswer[] = [
  {
    server: 'llama.cpp, llama-server',
    source: 'https://github.com/mostlygeek/llama-swap/issues/146',
    what: '503 while the model is loading',
    status: 503,
    whole: { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } },
    expected: { failure: 'busy', words: 'Loading model' },
  },
  {
    server: 'llama.cpp, llama-server',
    // The status: tools/server/tests/unit/test_chat_completion.py, test_context_size_exceeded.
    source: 'https://github.com/oobabooga/textgen/issues/7257',
    what: '400 when the prompt exceeds the context',
    status: 400,
    whole: {
      error: {
        code: 400,
        message:
          'the request exceeds the available context size. try increasing the context size or enable context shift',
        type: 'exceed_context_size_error',
        n_prompt_tokens: 14429,
        n_ctx: 8192,
      },
    },
    expected: { failure: 'refused', words: 'the request exceeds the available context size' },
  },
  {
    server: 'llama.cpp, llama-server b9554',
    // The first and last chunk: ggml-org/llama.cpp, tools/server/tests/unit/test_chat_completion.py.
    source: 'https://github.com/openai-php/client/issues/780',
    what: 'content null first, then reasoning_content, timings, and a last delta without content',
    stream: [
      'data: {"choices":[{"finish_reason":null,"index":0,"delta":{"role":"assistant","content":null}}],"created":1781492230,"id":"chatcmpl-qC6l","model":"gemma-4-31B-it-UD-Q6_K_XL.gguf","system_fingerprint":"b9554-d403f00ec","object":"chat.completion.chunk"}',
      '',
      'data: {"choices":[{"finish_reason":null,"index":0,"delta":{"reasoning_content":" handles"}}],"created":1781492230,"id":"chatcmpl-qC6l","model":"gemma-4-31B-it-UD-Q6_K_XL.gguf","system_fingerprint":"b9554-d403f00ec","object":"chat.completion.chunk","timings":{"cache_n":7,"prompt_n":10,"prompt_ms":251.51,"prompt_per_token_ms":25.151,"prompt_per_second":39.75,"predicted_n":29,"predicted_ms":434.557,"predicted_per_token_ms":14.98,"predicted_per_second":66.73,"draft_n":32,"draft_n_accepted":12}}',
      '',
      'data: {"choices":[{"finish_reason":null,"index":0,"delta":{"content":"Boil"}}],"created":1781492230,"id":"chatcmpl-qC6l","model":"gemma-4-31B-it-UD-Q6_K_XL.gguf","system_fingerprint":"b9554-d403f00ec","object":"chat.completion.chunk"}',
      '',
      'data: {"choices":[{"finish_reason":null,"index":0,"delta":{"content":" rice."}}],"created":1781492230,"id":"chatcmpl-qC6l","model":"gemma-4-31B-it-UD-Q6_K_XL.gguf","system_fingerprint":"b9554-d403f00ec","object":"chat.completion.chunk"}',
      '',
      'data: {"choices":[{"finish_reason":"stop","index":0,"delta":{}}],"created":1781492230,"id":"chatcmpl-qC6l","model":"gemma-4-31B-it-UD-Q6_K_XL.gguf","system_fingerprint":"b9554-d403f00ec","object":"chat.completion.chunk","timings":{"cache_n":7,"prompt_n":10,"prompt_ms":251.51,"prompt_per_token_ms":25.151,"prompt_per_second":39.75,"predicted_n":31,"predicted_ms":460.1,"predicted_per_token_ms":14.8,"predicted_per_second":67.3}}',
      '',
      'data: [DONE]',
      '',
    ],
    expected: { text: 'Boil rice.' },
  },
  {
    server: 'llama.cpp, llama-server of mid-2025',
    // server_sent_event(sink, "error", …) in tools/server/server.cpp and utils.hpp.
    source: 'https://github.com/ggml-org/llama.cpp/pull/15780',
    what: 'an error as a field of its own in the stream, which no reader of events takes in',
    stream: [
      'error: {"code":500,"message":"the request exceeds the available context size. try increasing the context size or enable context shift","type":"exceed_context_size_error","n_prompt_tokens":1407,"n_ctx":256}',
      '',
    ],
    expected: { failure: 'unreadable' },
  },
  {
    server: 'Ollama',
    // Newer ones say `"type":"not_found_error"`: ollama/ollama, openai/openai.go, NewError.
    source: 'https://github.com/netease-youdao/QAnything/issues/555',
    what: '404 for a model that has not been pulled',
    status: 404,
    whole: {
      error: {
        message: 'model "ollama" not found, try pulling it first',
        type: 'api_error',
        param: null,
        code: null,
      },
    },
    expected: { failure: 'refused', words: 'try pulling it first' },
  },
  {
    server: 'Ollama',
    source: 'ollama/ollama, openai/openai.go, ToChunk, and middleware/openai.go',
    what: 'the role in each chunk, and reasoning beside an empty content',
    stream: [
      'data: {"id":"chatcmpl-728","object":"chat.completion.chunk","created":1758000000,"model":"qwen3:4b","system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{"role":"assistant","content":"","reasoning":"Okay"},"finish_reason":null}]}',
      '',
      'data: {"id":"chatcmpl-728","object":"chat.completion.chunk","created":1758000000,"model":"qwen3:4b","system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{"role":"assistant","content":"Boil"},"finish_reason":null}]}',
      '',
      'data: {"id":"chatcmpl-728","object":"chat.completion.chunk","created":1758000000,"model":"qwen3:4b","system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{"role":"assistant","content":" rice."},"finish_reason":null}]}',
      '',
      'data: {"id":"chatcmpl-728","object":"chat.completion.chunk","created":1758000001,"model":"qwen3:4b","system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":"length"}]}',
      '',
      'data: [DONE]',
      '',
    ],
    expected: { text: 'Boil rice.', finishReason: 'length' },
  },
  {
    server: 'vLLM of 2024',
    source: 'https://github.com/vllm-project/vllm/issues/3485',
    what: '404 for an unknown model, with no `error` around it',
    status: 404,
    whole: {
      object: 'error',
      message: 'The model `Qwen1.5-14B-Chat-GPTQ-Int8` does not exist.',
      type: 'NotFoundError',
      param: null,
      code: 404,
    },
    expected: { failure: 'refused', words: 'does not exist' },
  },
  {
    server: 'vLLM of 2026',
    source: 'vllm-project/vllm, vllm/entrypoints/openai/engine/protocol.py, ErrorResponse',
    what: '404 for an unknown model, in an `error`',
    status: 404,
    whole: {
      error: {
        message: 'The model `mistral` does not exist.',
        type: 'NotFoundError',
        param: 'model',
        code: 404,
      },
    },
    expected: { failure: 'refused', words: 'The model `mistral` does not exist.' },
  },
  {
    server: 'vLLM 0.9',
    // The shape: https://github.com/vllm-project/vllm/issues/4667.
    source: 'https://github.com/vllm-project/vllm/issues/20409',
    what: '400 when prompt and max_tokens exceed the context',
    status: 400,
    whole: {
      object: 'error',
      message:
        "This model's maximum context length is 16384 tokens. However, you requested 122946 tokens (112946 in the messages, 10000 in the completion). Please reduce the length of the messages or completion.",
      type: 'BadRequestError',
      param: null,
      code: 400,
    },
    expected: { failure: 'refused', words: 'maximum context length is 16384 tokens' },
  },
  {
    server: 'vLLM of 2026',
    source: 'vllm-project/vllm, vllm/entrypoints/openai/chat_completion/serving.py',
    what: 'a chunk of usage with no choices after the last',
    stream: [
      'data: {"id":"chatcmpl-9f","object":"chat.completion.chunk","created":1758000000,"model":"mistral","choices":[{"index":0,"delta":{"role":"assistant","content":""},"logprobs":null,"finish_reason":null}]}',
      '',
      'data: {"id":"chatcmpl-9f","object":"chat.completion.chunk","created":1758000000,"model":"mistral","choices":[{"index":0,"delta":{"content":"Boil"},"logprobs":null,"finish_reason":null}]}',
      '',
      'data: {"id":"chatcmpl-9f","object":"chat.completion.chunk","created":1758000000,"model":"mistral","choices":[{"index":0,"delta":{"content":" rice."},"logprobs":null,"finish_reason":"stop","stop_reason":null}]}',
      '',
      'data: {"id":"chatcmpl-9f","object":"chat.completion.chunk","created":1758000000,"model":"mistral","choices":[],"usage":{"prompt_tokens":9,"total_tokens":12,"completion_tokens":3}}',
      '',
      'data: [DONE]',
      '',
    ],
    expected: { text: 'Boil rice.' },
  },
  {
    server: 'vLLM of 2026',
    source:
      'vllm-project/vllm, vllm/entrypoints/openai/chat_completion/serving.py, GenerationError',
    what: 'an error in mid-stream, and [DONE] as if all were well',
    stream: [
      'data: {"id":"chatcmpl-9f","object":"chat.completion.chunk","created":1758000000,"model":"mistral","choices":[{"index":0,"delta":{"role":"assistant","content":""},"logprobs":null,"finish_reason":null}]}',
      '',
      'data: {"id":"chatcmpl-9f","object":"chat.completion.chunk","created":1758000000,"model":"mistral","choices":[{"index":0,"delta":{"content":"Boil"},"logprobs":null,"finish_reason":null}]}',
      '',
      'data: {"error": {"message": "Internal server error", "type": "InternalServerError", "param": null, "code": 500}}',
      '',
      'data: [DONE]',
      '',
    ],
    expected: { failure: 'unreadable', words: 'Internal server error' },
  },
  {
    server: 'Text Generation Inference',
    source: 'huggingface/text-generation-inference, router/src/infer/mod.rs, InferError',
    what: '429 when overloaded, with the error as a plain string',
    status: 429,
    whole: { error: 'Model is overloaded', error_type: 'overloaded' },
    expected: { failure: 'busy', words: 'Model is overloaded' },
  },
  {
    server: 'Text Generation Inference 2.0.5',
    // The shape: integration-tests/models/__snapshots__/test_chat_llama/test_flash_llama_simple.json.
    source: 'https://github.com/huggingface/text-generation-inference/pull/2344',
    what: 'finish_reason eos_token, which is a stop',
    whole: {
      choices: [
        {
          finish_reason: 'eos_token',
          index: 0,
          logprobs: null,
          message: { content: 'Boil rice.', name: null, role: 'assistant', tool_calls: null },
          usage: null,
        },
      ],
      created: 1716553098,
      id: '',
      model: 'TinyLlama/TinyLlama-1.1B-Chat-v1.0',
      object: 'text_completion',
      system_fingerprint: '2.0.5-dev0-native',
      usage: { completion_tokens: 4, prompt_tokens: 62, total_tokens: 66 },
    },
    expected: { text: 'Boil rice.' },
  },
  {
    server: 'Hugging Face router',
    // The thread has the words; the keys are those of a log of huggingface_hub (public file 57714425781).
    source: 'https://github.com/n4ze3m/page-assist/issues/727',
    what: '400 for a model that no provider serves',
    status: 400,
    whole: {
      error: {
        message:
          "The requested model 'huihui-ai/Huihui-gpt-oss-20b' is not supported by any provider you have enabled.",
        type: 'invalid_request_error',
        param: 'model',
        code: 'model_not_supported',
      },
    },
    expected: { failure: 'refused', words: 'not supported by any provider you have enabled' },
  },
  {
    server: 'Hugging Face router',
    source: 'https://github.com/huggingface/agents-course/issues/386',
    what: '402 when the monthly credits are spent',
    status: 402,
    whole: {
      error:
        'You have exceeded your monthly included credits for Inference Providers. Subscribe to PRO to get 20x more monthly included credits.',
    },
    expected: { failure: 'quota', words: 'exceeded your monthly included credits' },
  },
  {
    server: 'Hugging Face router',
    source: 'https://github.com/coreply/coreply/issues/19',
    what: '401 for a wrong token, which it calls a password',
    status: 401,
    whole: { error: 'Invalid username or password.' },
    expected: { failure: 'token', words: 'Invalid username or password.' },
  },
  {
    server: 'Hugging Face router with Together, DeepSeek-R1',
    source:
      'pydantic/pydantic-ai, tests/models/cassettes/test_huggingface/test_hf_model_thinking_part.yaml',
    what: 'thoughts in the content, and Retry-After on a 200',
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Retry-After': '30' },
    whole: {
      choices: [
        {
          finish_reason: 'stop',
          index: 0,
          logprobs: null,
          message: {
            content: '<think>\nOkay, the user asked for rice.\n\n\n</think>\nBoil rice.',
            role: 'assistant',
            tool_calls: [],
          },
          seed: 8632262555654614000,
        },
      ],
      created: 1769546616,
      id: 'oV1mwwj-28Eivz-9c4b154f3b427f82',
      model: 'deepseek-ai/DeepSeek-R1',
      object: 'chat.completion',
      prompt: [],
      usage: { cached_tokens: 0, completion_tokens: 995, prompt_tokens: 10, total_tokens: 1005 },
    },
    expected: { text: 'Boil rice.' },
  },
  {
    server: 'OpenAI',
    source: 'https://github.com/Pythagora-io/gpt-pilot/issues/340',
    what: '429 that is no matter of waiting: the quota is spent',
    status: 429,
    whole: {
      error: {
        message: 'You exceeded your current quota, please check your plan and billing details.',
        type: 'insufficient_quota',
        param: null,
        code: 'insufficient_quota',
      },
    },
    expected: { failure: 'quota', words: 'You exceeded your current quota' },
  },
  {
    server: 'OpenAI',
    source: 'https://github.com/Taiko3615/RenPyChatGPTExample/issues/2',
    what: '401 that repeats the token in part',
    status: 401,
    whole: {
      error: {
        message:
          'Incorrect API key provided: sk-svcac****r-IL. You can find your API key at https://platform.openai.com/account/api-keys.',
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_api_key',
      },
    },
    expected: { failure: 'token', words: 'Incorrect API key provided' },
  },
  {
    server: 'OpenAI',
    source: 'https://github.com/Huanshere/VideoLingo/issues/34',
    what: '429 for too many requests a minute',
    status: 429,
    whole: {
      error: {
        message:
          'Rate limit reached for gpt-4o in organization org-3vHN on requests per min (RPM): Limit 3, Used 3, Requested 1. Please try again in 20s.',
        type: 'requests',
        param: null,
        code: 'rate_limit_exceeded',
      },
    },
    expected: { failure: 'busy', words: 'Rate limit reached for gpt-4o' },
  },
  {
    server: 'OpenAI',
    source: 'openai/openai-python, tests/lib/chat/test_completions.py, the refusal',
    what: 'a refusal: content null',
    whole: {
      id: 'chatcmpl-ABfv',
      object: 'chat.completion',
      created: 1727346163,
      model: 'gpt-4o-2024-08-06',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: null,
            refusal: "I'm very sorry, but I can't assist with that.",
          },
          logprobs: null,
          finish_reason: 'stop',
        },
      ],
      usage: {
        prompt_tokens: 79,
        completion_tokens: 12,
        total_tokens: 91,
        completion_tokens_details: { reasoning_tokens: 0 },
      },
      system_fingerprint: 'fp_5050236cbd',
    },
    expected: { failure: 'unreadable', words: "I'm very sorry, but I can't assist with that." },
  },
  {
    server: 'OpenAI',
    source:
      'openai/openai-python, .inline-snapshot/external/173417d553406f034f643e5db3f8d591fb691ebac56f5ae39a22cc7d455c5353.bin',
    what: 'a streamed refusal, word by word, whose finish_reason is stop',
    stream: [
      'data: {"id":"chatcmpl-ABfw","object":"chat.completion.chunk","created":1727346172,"model":"gpt-4o-2024-08-06","system_fingerprint":"fp_5050236cbd","choices":[{"index":0,"delta":{"role":"assistant","content":null,"refusal":""},"logprobs":null,"finish_reason":null}]}',
      '',
      'data: {"id":"chatcmpl-ABfw","object":"chat.completion.chunk","created":1727346172,"model":"gpt-4o-2024-08-06","system_fingerprint":"fp_5050236cbd","choices":[{"index":0,"delta":{"refusal":"I\'m"},"logprobs":null,"finish_reason":null}]}',
      '',
      'data: {"id":"chatcmpl-ABfw","object":"chat.completion.chunk","created":1727346172,"model":"gpt-4o-2024-08-06","system_fingerprint":"fp_5050236cbd","choices":[{"index":0,"delta":{"refusal":" sorry"},"logprobs":null,"finish_reason":null}]}',
      '',
      'data: {"id":"chatcmpl-ABfw","object":"chat.completion.chunk","created":1727346172,"model":"gpt-4o-2024-08-06","system_fingerprint":"fp_5050236cbd","choices":[{"index":0,"delta":{"refusal":"."},"logprobs":null,"finish_reason":null}]}',
      '',
      'data: {"id":"chatcmpl-ABfw","object":"chat.completion.chunk","created":1727346172,"model":"gpt-4o-2024-08-06","system_fingerprint":"fp_5050236cbd","choices":[{"index":0,"delta":{},"logprobs":null,"finish_reason":"stop"}]}',
      '',
      'data: {"id":"chatcmpl-ABfw","object":"chat.completion.chunk","created":1727346172,"model":"gpt-4o-2024-08-06","system_fingerprint":"fp_5050236cbd","choices":[],"usage":{"prompt_tokens":79,"completion_tokens":11,"total_tokens":90,"completion_tokens_details":{"reasoning_tokens":0}}}',
      '',
      'data: [DONE]',
      '',
    ],
    expected: { failure: 'unreadable', words: "I'm sorry." },
  },
  {
    server: 'Azure OpenAI',
    source: 'https://github.com/microsoft/TinyTroupe/issues/85',
    what: '400 when its content filter stops the prompt',
    status: 400,
    whole: {
      error: {
        message:
          "The response was filtered due to the prompt triggering Azure OpenAI's content management policy. Please modify your prompt and retry.",
        type: null,
        param: 'prompt',
        code: 'content_filter',
        status: 400,
        innererror: {
          code: 'ResponsibleAIPolicyViolation',
          content_filter_result: {
            hate: { filtered: false, severity: 'safe' },
            jailbreak: { filtered: true, detected: true },
            self_harm: { filtered: false, severity: 'safe' },
            sexual: { filtered: false, severity: 'safe' },
            violence: { filtered: false, severity: 'safe' },
          },
        },
      },
    },
    expected: { failure: 'refused', words: 'The response was filtered' },
  },
  {
    server: 'Azure OpenAI',
    source: 'vercel/ai, packages/openai-compatible/src/chat/__fixtures__/azure-text.chunks.txt',
    what: 'a first chunk of filter results with no choices, and one after the last with no delta',
    stream: [
      'data: {"choices":[],"created":0,"id":"","model":"","object":"","prompt_filter_results":[{"prompt_index":0,"content_filter_results":{"hate":{"filtered":false,"severity":"safe"},"jailbreak":{"filtered":false,"detected":false}}}]}',
      '',
      'data: {"choices":[{"content_filter_results":{},"delta":{"content":"","refusal":null,"role":"assistant"},"finish_reason":null,"index":0,"logprobs":null}],"created":1762317021,"id":"chatcmpl-test","model":"gpt-4","obfuscation":"D3WbtIxo1Q2j1Q","object":"chat.completion.chunk","system_fingerprint":null,"usage":null}',
      '',
      'data: {"choices":[{"content_filter_results":{"hate":{"filtered":false,"severity":"safe"}},"delta":{"content":"Hello"},"finish_reason":null,"index":0,"logprobs":null}],"created":1762317021,"id":"chatcmpl-test","model":"gpt-4","obfuscation":"NNpA6Dj2U","object":"chat.completion.chunk","system_fingerprint":null,"usage":null}',
      '',
      'data: {"choices":[{"content_filter_results":{"hate":{"filtered":false,"severity":"safe"}},"delta":{"content":" World"},"finish_reason":null,"index":0,"logprobs":null}],"created":1762317021,"id":"chatcmpl-test","model":"gpt-4","obfuscation":"etvV32yk5dbxb","object":"chat.completion.chunk","system_fingerprint":null,"usage":null}',
      '',
      'data: {"choices":[{"content_filter_results":{},"delta":{},"finish_reason":"stop","index":0,"logprobs":null}],"created":1762317021,"id":"chatcmpl-test","model":"gpt-4","obfuscation":"Zarov0xJhP","object":"chat.completion.chunk","system_fingerprint":null,"usage":null}',
      '',
      'data: {"choices":[{"content_filter_offsets":{"check_offset":0,"start_offset":0,"end_offset":11},"content_filter_results":{"hate":{"filtered":false,"severity":"safe"}},"finish_reason":null,"index":0}],"created":1762317021,"id":"chatcmpl-test","model":"gpt-4","object":"chat.completion.chunk","system_fingerprint":null}',
      '',
      'data: {"choices":[],"created":1762317021,"id":"chatcmpl-test","model":"gpt-4","obfuscation":"DjqQ9RbEQMJ3PX","object":"chat.completion.chunk","system_fingerprint":null,"usage":{"completion_tokens":5,"prompt_tokens":15,"total_tokens":20}}',
      '',
      'data: [DONE]',
      '',
    ],
    expected: { text: 'Hello World' },
  },
  {
    server: 'Azure OpenAI with the asynchronous filter',
    source: 'https://learn.microsoft.com/azure/ai-services/openai/concepts/content-streaming',
    what: 'finish_reason content_filter in a chunk with no delta',
    stream: [
      'data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1692905411,"model":"gpt-35-turbo","choices":[{"index":0,"finish_reason":null,"delta":{"role":"assistant"}}],"usage":null}',
      '',
      'data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1692905411,"model":"gpt-35-turbo","choices":[{"index":0,"finish_reason":null,"delta":{"content":"It is"}}],"usage":null}',
      '',
      'data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1692905411,"model":"gpt-35-turbo","choices":[{"index":0,"finish_reason":null,"delta":{"content":" better"}}],"usage":null}',
      '',
      'data: {"id":"","object":"","created":0,"model":"","choices":[{"index":0,"finish_reason":null,"content_filter_results":{"hate":{"filtered":false,"severity":"safe"}},"content_filter_offsets":{"check_offset":65,"start_offset":65,"end_offset":1056}}],"usage":null}',
      '',
      'data: {"id":"","object":"","created":0,"model":"","choices":[{"index":0,"finish_reason":"content_filter","content_filter_results":{"protected_material_text":{"detected":true,"filtered":true}},"content_filter_offsets":{"check_offset":65,"start_offset":65,"end_offset":1056}}],"usage":null}',
      '',
      'data: [DONE]',
      '',
    ],
    expected: { text: 'It is better', finishReason: 'content_filter' },
  },
  {
    server: 'OpenRouter',
    source: 'https://openrouter.ai/docs/api/reference/streaming',
    what: 'comments while it waits, then an error in mid-stream beside finish_reason error',
    stream: [
      ': OPENROUTER PROCESSING',
      '',
      ': OPENROUTER PROCESSING',
      '',
      'data: {"id":"cmpl-abc123","provider":"openai","model":"gpt-3.5-turbo","object":"chat.completion.chunk","created":1234567890,"choices":[{"index":0,"delta":{"role":"assistant","content":"Boil"},"finish_reason":null,"native_finish_reason":null,"logprobs":null}]}',
      '',
      'data: {"id":"cmpl-abc123","object":"chat.completion.chunk","created":1234567890,"model":"gpt-3.5-turbo","provider":"openai","error":{"code":"server_error","message":"Provider disconnected unexpectedly"},"choices":[{"index":0,"delta":{"content":""},"finish_reason":"error"}]}',
      '',
    ],
    expected: { text: 'Boil', finishReason: 'error' },
  },
  {
    server: 'OpenRouter with Minimax, recorded 2025-11',
    source:
      'pydantic/pydantic-ai, tests/models/cassettes/test_openrouter/test_openrouter_stream_error.yaml',
    what: 'finish_reason length twice, then an error that comes too late to matter',
    stream: [
      ': OPENROUTER PROCESSING',
      '',
      'data: {"id":"gen-1762179802","provider":"Minimax","model":"minimax/minimax-m2:free","object":"chat.completion.chunk","created":1762179802,"choices":[{"index":0,"delta":{"role":"assistant","content":"","reasoning":"We need","reasoning_details":[{"type":"reasoning.text","text":"We need","index":0,"format":null}]},"finish_reason":null,"native_finish_reason":null,"logprobs":null}]}',
      '',
      'data: {"id":"gen-1762179802","provider":"Minimax","model":"minimax/minimax-m2:free","object":"chat.completion.chunk","created":1762179802,"choices":[{"index":0,"delta":{"role":"assistant","content":"","reasoning":" to respond to a greeting. The user","reasoning_details":[{"type":"reasoning.text","text":" to respond to a greeting. The user","index":0,"format":null}]},"finish_reason":"length","native_finish_reason":"length","logprobs":null}]}',
      '',
      'data: {"id":"gen-1762179802","provider":"Minimax","model":"minimax/minimax-m2:free","object":"chat.completion.chunk","created":1762179802,"choices":[{"index":0,"delta":{"role":"assistant","content":"","reasoning":null,"reasoning_details":[]},"finish_reason":"length","native_finish_reason":"length","logprobs":null}]}',
      '',
      'data: {"id":"gen-1762179802","provider":"Minimax","error":{"code":400,"message":"Token limit reached"},"model":"minimax/minimax-m2:free","object":"chat.completion.chunk","created":1762179802,"choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null,"native_finish_reason":null,"logprobs":null}],"usage":{"prompt_tokens":43,"completion_tokens":10,"total_tokens":53}}',
      '',
      'data: [DONE]',
      '',
    ],
    expected: { text: '', finishReason: 'length' },
  },
  {
    server: 'OpenRouter',
    source: 'https://openrouter.ai/docs/client-sdks/python/errors/paymentrequiredresponseerror.md',
    what: '402 when the credits are spent, with a number for a code',
    status: 402,
    whole: {
      error: {
        code: 402,
        message: 'Insufficient credits. Add more using https://openrouter.ai/credits',
      },
    },
    expected: { failure: 'quota', words: 'Insufficient credits.' },
  },
  {
    server: 'Mistral API, mistral-small-latest with reasoning',
    source:
      'vercel/ai, packages/openai-compatible/src/chat/__fixtures__/issue-13703-mistral-thinking.json and .chunks.txt',
    what: 'content as parts, thoughts among them; in the stream first as parts, then as a string',
    whole: {
      id: '6f23a5ac0e2d4ca3a1ccee9c2215fb63',
      created: 1784737086,
      model: 'mistral-small-latest',
      usage: {
        prompt_tokens: 28,
        total_tokens: 122,
        completion_tokens: 94,
        prompt_tokens_details: { cached_tokens: 0 },
      },
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          finish_reason: 'stop',
          message: {
            role: 'assistant',
            tool_calls: null,
            content: [
              {
                type: 'thinking',
                thinking: [{ type: 'text', text: 'Okay, the user is asking for a product.' }],
                closed: true,
              },
              { type: 'text', text: '391' },
            ],
          },
        },
      ],
    },
    stream: [
      'data: {"id":"ed56a5f5","object":"chat.completion.chunk","created":1784737087,"model":"mistral-small-latest","choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null}]}',
      '',
      'data: {"id":"ed56a5f5","object":"chat.completion.chunk","created":1784737087,"model":"mistral-small-latest","choices":[{"index":0,"delta":{"content":[{"type":"thinking","thinking":[{"type":"text","text":"Okay, the"}],"closed":true}]},"finish_reason":null}],"p":"abcdefghijkl"}',
      '',
      'data: {"id":"ed56a5f5","object":"chat.completion.chunk","created":1784737087,"model":"mistral-small-latest","choices":[{"index":0,"delta":{"content":[{"type":"thinking","thinking":[{"type":"text","text":"1."}],"closed":true},{"type":"text","text":"3"}]},"finish_reason":null}],"p":"abcd"}',
      '',
      'data: {"id":"ed56a5f5","object":"chat.completion.chunk","created":1784737087,"model":"mistral-small-latest","choices":[{"index":0,"delta":{"content":"91"},"finish_reason":"stop"}],"usage":{"prompt_tokens":28,"total_tokens":167,"completion_tokens":139,"prompt_tokens_details":{"cached_tokens":0}},"p":"abcdef"}',
      '',
      'data: [DONE]',
      '',
    ],
    expected: { text: '391' },
  },
  {
    server: 'Mistral API',
    source: 'https://github.com/editor-code-assistant/eca/issues/231',
    what: '422 whose message is an object with the details',
    status: 422,
    whole: {
      object: 'error',
      message: {
        detail: [
          {
            type: 'extra_forbidden',
            loc: ['body', 'max_completion_tokens'],
            msg: 'Extra inputs are not permitted',
            input: 32000,
          },
        ],
      },
      type: 'invalid_request_error',
      param: null,
      code: null,
    },
    expected: { failure: 'refused', words: 'Extra inputs are not permitted' },
  },
  {
    server: 'Mistral API',
    source: 'https://github.com/cline/cline/issues/9085',
    what: '429 with no `error` around it, and a number in a string for a code',
    status: 429,
    whole: {
      object: 'error',
      message: 'Rate limit exceeded',
      type: 'rate_limited',
      param: null,
      code: '1300',
    },
    expected: { failure: 'busy', words: 'Rate limit exceeded' },
  },
  {
    server: 'Gemini, OpenAI-compatible endpoint',
    source: 'https://github.com/n4ze3m/page-assist/issues/406',
    what: '429 whose body is a list with the error in it',
    status: 429,
    whole: [
      {
        error: {
          code: 429,
          message: 'Resource has been exhausted (e.g. check quota).',
          status: 'RESOURCE_EXHAUSTED',
        },
      },
    ],
    expected: { failure: 'busy', words: 'Resource has been exhausted' },
  },
  {
    server: 'DeepSeek, deepseek-v4-flash',
    source: 'vercel/ai, packages/deepseek/src/chat/__fixtures__/deepseek-reasoning.chunks.txt',
    what: 'reasoning_content with content null, then the other way round',
    stream: [
      'data: {"id":"b1e23612","object":"chat.completion.chunk","created":1786782776,"model":"deepseek-v4-flash","system_fingerprint":"a26a79","choices":[{"index":0,"delta":{"role":"assistant","content":null,"reasoning_content":""},"logprobs":null,"finish_reason":null}],"usage":null}',
      '',
      'data: {"id":"b1e23612","object":"chat.completion.chunk","created":1786782776,"model":"deepseek-v4-flash","system_fingerprint":"a26a79","choices":[{"index":0,"delta":{"content":null,"reasoning_content":"We"},"logprobs":null,"finish_reason":null}],"usage":null}',
      '',
      'data: {"id":"b1e23612","object":"chat.completion.chunk","created":1786782776,"model":"deepseek-v4-flash","system_fingerprint":"a26a79","choices":[{"index":0,"delta":{"content":"berry","reasoning_content":null},"logprobs":null,"finish_reason":null}],"usage":null}',
      '',
      'data: {"id":"b1e23612","object":"chat.completion.chunk","created":1786782776,"model":"deepseek-v4-flash","system_fingerprint":"a26a79","choices":[{"index":0,"delta":{"content":"”**.","reasoning_content":null},"logprobs":null,"finish_reason":null}],"usage":null}',
      '',
      'data: {"id":"b1e23612","object":"chat.completion.chunk","created":1786782776,"model":"deepseek-v4-flash","system_fingerprint":"a26a79","choices":[{"index":0,"delta":{"content":"","reasoning_content":null},"logprobs":null,"finish_reason":"stop"}],"usage":{"prompt_tokens":97,"completion_tokens":106,"total_tokens":203,"prompt_tokens_details":{"cached_tokens":0},"completion_tokens_details":{"reasoning_tokens":88},"prompt_cache_hit_tokens":0,"prompt_cache_miss_tokens":97}}',
      '',
      'data: [DONE]',
      '',
    ],
    expected: { text: 'berry”**.' },
  },
  {
    server: 'Groq, qwen3.6-27b',
    source: 'vercel/ai, packages/groq/src/__fixtures__/groq-qwen-reasoning-enabled.json',
    what: 'an empty content: the thoughts took all the tokens',
    whole: {
      id: 'chatcmpl-1c3dada5',
      object: 'chat.completion',
      created: 1787594830,
      model: 'qwen/qwen3.6-27b',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: '', reasoning: "Here's a thinking process:\n" },
          logprobs: null,
          finish_reason: 'length',
        },
      ],
      usage: {
        queue_time: 0.469115043,
        prompt_tokens: 27,
        prompt_time: 0.002253896,
        completion_tokens: 64,
        completion_time: 0.141174868,
        total_tokens: 91,
        total_time: 0.143428764,
        completion_tokens_details: { reasoning_tokens: 64 },
      },
      usage_breakdown: null,
      system_fingerprint: 'fp_b545673577',
      x_groq: { id: 'req_01m0tf8wb1e5r8bd32g6a983sz', seed: 1937480571 },
      service_tier: 'on_demand',
    },
    expected: { text: '', finishReason: 'length' },
  },
  {
    server: 'Groq',
    source: 'https://github.com/cottongeeks/podscript/issues/20',
    what: '413 for more tokens than it grants a minute',
    status: 413,
    whole: {
      error: {
        message:
          'Request too large for model `llama-3.3-70b-versatile` in organization `org_01j2` service tier `on_demand` on tokens per minute (TPM): Limit 6000, Requested 10338, please reduce your message size and try again.',
        type: 'tokens',
        code: 'rate_limit_exceeded',
      },
    },
    expected: { failure: 'refused', words: 'Request too large for model' },
  },
  {
    server: 'Anthropic',
    source: 'https://github.com/anthropics/claude-code/issues/23049',
    what: '529 when overloaded',
    status: 529,
    whole: {
      type: 'error',
      error: { type: 'overloaded_error', message: 'Overloaded' },
      request_id: 'req_011CXnukXFhq5zC25S7ev2cy',
    },
    expected: { failure: 'busy', words: 'Overloaded' },
  },
  {
    server: 'Cloudflare before a slow server',
    source: 'https://github.com/su-kaka/gcli2api/issues/354',
    what: '524 as a page',
    status: 524,
    headers: { 'Content-Type': 'text/html; charset=UTF-8' },
    whole:
      '<!DOCTYPE html>\n<!--[if lt IE 7]> <html class="no-js ie6 oldie" lang="en-US"> <![endif]-->\n<!--[if gt IE 8]><!--> <html class="no-js" lang="en-US"> <!--<![endif]-->\n<head>\n\n<title>example.com | 524: A timeout occurred</title>\n<meta charset="UTF-8" />\n</head>\n<body>\n<div id="cf-wrapper">\n    <span class="inline-block">A timeout occurred</span>\n    <span class="code-label">Error code 524</span>\n</div>\n</body>\n</html>\n',
    expected: { failure: 'too slow' },
  },
  {
    server: 'nginx before a server that is off',
    source: 'nginx/nginx, src/http/ngx_http_special_response.c',
    what: '502 as a page',
    status: 502,
    headers: { 'Content-Type': 'text/html' },
    whole:
      '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body bgcolor="white">\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n',
    expected: { failure: 'unreachable' },
  },
  {
    server: 'LM Studio',
    // Newer ones answer 400 with code null: https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/1730.
    source: 'https://github.com/canopyai/Orpheus-TTS/issues/229',
    what: '404 when no model is loaded',
    status: 404,
    whole: {
      error: {
        message:
          'No models loaded. Please load a model in the developer page or use the `lms load` command.',
        type: 'invalid_request_error',
        param: 'model',
        code: 'model_not_found',
      },
    },
    expected: { failure: 'refused', words: 'No models loaded.' },
  },
  {
    server: 'LM Studio',
    // The status: `Error code: 400 - {'error': 'The model has crashed…'}` in public files (60865886463, 15967606875).
    source: 'https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/116',
    what: '400 when the model crashed, with the error as a plain string',
    status: 400,
    whole: {
      error:
        '<LM Studio error> The model has crashed without additional information. (Exit code: 0). Error Data: n/a, Additional Data: n/a',
    },
    expected: { failure: 'refused', words: 'The model has crashed' },
  },
  {
    server: 'transformers serve',
    source: 'huggingface/transformers, src/transformers/cli/serving/chat_completion.py',
    what: 'finish_reason left out until the end, and no [DONE]',
    stream: [
      'data: {"id":"req_1","choices":[{"delta":{"role":"assistant"},"index":0}],"created":1758000000,"model":"Qwen/Qwen3-0.6B@main","object":"chat.completion.chunk","system_fingerprint":""}',
      '',
      'data: {"id":"req_1","choices":[{"delta":{"content":"Boil"},"index":0}],"created":1758000000,"model":"Qwen/Qwen3-0.6B@main","object":"chat.completion.chunk","system_fingerprint":""}',
      '',
      'data: {"id":"req_1","choices":[{"delta":{"content":" rice."},"index":0}],"created":1758000000,"model":"Qwen/Qwen3-0.6B@main","object":"chat.completion.chunk","system_fingerprint":""}',
      '',
      'data: {"id":"req_1","choices":[{"delta":{},"finish_reason":"stop","index":0}],"created":1758000000,"model":"Qwen/Qwen3-0.6B@main","object":"chat.completion.chunk","system_fingerprint":"","usage":{"completion_tokens":3,"prompt_tokens":9,"total_tokens":12}}',
      '',
    ],
    expected: { text: 'Boil rice.' },
  },
  {
    server: 'LiteLLM proxy 1.61.1',
    source: 'https://github.com/BerriAI/litellm/issues/8821',
    what: '400 whose error.message is an object with an error in it',
    status: 400,
    whole: {
      error: {
        message: {
          error:
            '/chat/completions: Invalid model name passed in model=DeepSeek-R1x. Call `/v1/models` to view available models for your key.',
        },
        type: 'None',
        param: 'None',
        code: '400',
      },
    },
    expected: { failure: 'refused', words: 'Invalid model name passed in' },
  },
]
