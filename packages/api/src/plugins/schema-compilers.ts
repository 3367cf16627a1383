import { AjvCompiler } from "@fastify/ajv-compiler";
import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";

const buildValidator = AjvCompiler();
const buildSerializer = SerializerSelector();

const validators = new Map<string, ReturnType<ReturnType<typeof buildValidator>>>();
const serializers = new Map<string, ReturnType<ReturnType<typeof buildSerializer>>>();

type Validator = typeof buildValidator;
type Serializer = typeof buildSerializer;

/**
 * Fastify's own compilers of the routes' schemas, which compile each schema once for all routes and all applications of a
 * process: most routes describe the same refusals.
 */
export const schemaCompilers = {
  buildValidator: (...[external, options]: Parameters<Validator>): ReturnType<Validator> => {
    const compile = buildValidator(external, options);
    // The argument that the types call `schema` is the route that contains it.
    return (route) =>
      compileOnce(validators, [external, options, Object(route).schema], () => compile(route));
  },
  buildSerializer: (...[external, options]: Parameters<Serializer>): ReturnType<Serializer> => {
    const compile = buildSerializer(external, options);
    return (route) => compileOnce(serializers, [external, options, route.schema], () => compile(route));
  },
};

function compileOnce<Compiled>(known: Map<string, Compiled>, source: unknown, compile: () => Compiled) {
  const key = JSON.stringify(source);
  const compiled = known.get(key) ?? compile();
  known.set(key, compiled);
  return compiled;
}
