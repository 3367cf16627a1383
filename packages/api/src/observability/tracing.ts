import type { IncomingHttpHeaders } from "node:http";

/** The tracing span of one request. */
export type RequestSpan = {
  end(facts: { readonly route: string; readonly status: number }): void;
};

/** The application's interface to tracing; nothing is loaded if it is not configured. */
export type Tracer = {
  startRequest(method: string, headers: IncomingHttpHeaders): RequestSpan;
  close(): Promise<void>;
};

/** Sends spans to an OpenTelemetry collector, as children of the caller's `traceparent`. */
export async function openTracer(endpoint: string): Promise<Tracer> {
  const [api, { NodeSDK }, { OTLPTraceExporter }] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-node"),
    import("@opentelemetry/exporter-trace-otlp-http"),
  ]);
  const sdk = new NodeSDK({
    serviceName: "cathedra-api",
    traceExporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` }),
  });
  sdk.start();
  const tracer = api.trace.getTracer("cathedra-api");

  return {
    startRequest(method, headers) {
      const parent = api.propagation.extract(api.context.active(), headers);
      const span = tracer.startSpan(method, { kind: api.SpanKind.SERVER }, parent);
      return {
        end({ route, status }) {
          span.updateName(`${method} ${route}`);
          span.setAttributes({
            "http.request.method": method,
            "http.route": route,
            "http.response.status_code": status,
          });
          if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: () => sdk.shutdown(),
  };
}
