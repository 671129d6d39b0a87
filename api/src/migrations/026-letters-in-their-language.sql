-- Letters are written in the language in which somebody last signed in, or signed up. By its form and not by a list: a release that is taken back may have known
-- a language more than the one before it, which then writes in English.
ALTER TABLE users ADD COLUMN locale text NOT NULL DEFAULT 'en' CONSTRAINT users_locale_form CHECK (locale ~ '^[a-z]{2}(-[A-Z]{2})?$');
