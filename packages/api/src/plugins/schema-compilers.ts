import { AjvCompiler } from "@fastify/ajv-compiler";
import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";

const buildValidator = AjvCompiler();
const buildSerializer = SerializerSelector();

const validators = new Map<string, ReturnType<ReturnType<typeof buildValidator>>>();
const serializers = new Map<string, ReturnType<ReturnType<typeof buildSerializer>>>();

type Validator = typeof buildValidator;
type Serializer = typeof buildSerializer;

/**
 * Compilers for the schemas of Fastify's routes. They compile each schema once for all routes and applications of a process,
 * because most routes describe the same refusals.
 */
export const schemaCompilers = {
  buildValidator: (...[external, options]: Parameters<Validator>): ReturnType<Validator> => {
    const compile = buildValidator(external, options);
    // Fastify's types call this argument `schema`, but it is an object that contains the route's schema.
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
